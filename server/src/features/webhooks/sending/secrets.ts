import { randomBytes } from 'node:crypto'
import type { Platform } from '../../../platform/platform.ts'
import type { WebhookRow } from '../base/tables.ts'
import { secretPrefix } from './sign-message.ts'

const kind = 'webhook-secret'
/** Maximum number of former secrets that still sign, and the separator between them in storage. */
const formerMax = 3
const between = ' '

/** Makes a new secret, in plain text for its owner and sealed for storage. */
export async function makeSecret({ signing }: Platform): Promise<{ secret: string; sealed: string }> {
  const secret = `${secretPrefix}${randomBytes(32).toString('base64')}`
  return { secret, sealed: await signing.seal(kind, secret) }
}

/** The secrets that currently sign a webhook's messages, newest first. */
export async function openSecrets(platform: Platform, webhook: WebhookRow): Promise<string[]> {
  const known = await openKnown(platform, webhook)
  if (known.length === 0) throw new Error('The secret of a webhook is not of this installation')
  return known
}

/**
 * Seals the current secrets as former ones when a new one replaces them. More than one is kept, since a receiver may
 * still have the first secret after two renewals.
 */
export async function sealFormer(platform: Platform, webhook: WebhookRow): Promise<string> {
  const known = await openKnown(platform, webhook)
  return platform.signing.seal(kind, known.slice(0, formerMax).join(between))
}

async function openKnown(
  { signing, clock }: Platform,
  { secret, formerSecret, formerSecretEndsAt }: WebhookRow,
): Promise<string[]> {
  const isFormerValid = formerSecretEndsAt !== null && formerSecretEndsAt > clock()
  const sealed = isFormerValid && formerSecret !== null ? [secret, formerSecret] : [secret]
  const opened = await Promise.all(sealed.map((each) => signing.unseal(kind, each)))
  return opened.flatMap((each) => each?.split(between) ?? []).filter((each) => each !== '')
}
