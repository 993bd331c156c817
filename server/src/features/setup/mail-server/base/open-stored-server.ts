import { isOwnMachine, type MailConfig } from '../../../../config/mail-config.ts'
import type { Signing } from '../../../../platform/signing/index.ts'
import type { StoredMailServer } from '../../stored-settings/index.ts'

const kind = 'mail-password'

export function sealMailPassword(signing: Signing, password: string): Promise<string> {
  return signing.seal(kind, password)
}

/** The password of a stored mail server, or null; undefined if another installation sealed it. */
export async function openMailPassword(
  signing: Pick<Signing, 'unseal'>,
  { password }: Pick<StoredMailServer, 'password'>,
): Promise<string | null | undefined> {
  if (password === null) return null
  return (await signing.unseal(kind, password)) ?? undefined
}

/** How a mail server is reached, with its password in the clear. */
export function toMailConfig(
  { host, port, encryption, user, from }: Omit<StoredMailServer, 'password' | 'passwordEnding'>,
  password: string | null,
): MailConfig {
  const scheme = encryption === 'tls' ? 'smtps' : 'smtp'
  const login = user === null ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`
  // A relay without encryption may offer STARTTLS with a certificate for another name.
  const plain = encryption === 'none' ? '/?ignoreTLS=true' : ''
  const url = `${scheme}://${login}${urlHostOf(host)}:${port}${plain}`
  return { kind: 'smtp', url, from, needsTls: encryption === 'starttls' }
}

/** Whether a password may be sent to a host without encryption. */
export function mayLogInInClear(host: string): boolean {
  return isOwnMachine(urlHostOf(host).toLowerCase())
}

/** An IPv6 address stands in brackets. */
function urlHostOf(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
