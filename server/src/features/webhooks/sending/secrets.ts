import { randomBytes } from 'node:crypto'
import type { Platform } from '../../../platform/platform.ts'
import type { WebhookRow } from '../tables.ts'
import { secretPrefix } from './sign-message.ts'

const kind = 'webhook-secret'

/** A new secret, as its owner gets it and as it is kept. */
export async function makeSecret({ signing }: Platform): Promise<{ secret: string; sealed: string }> {
  const secret = `${secretPrefix}${randomBytes(32).toString('base64')}`
  return { secret, sealed: await signing.seal(kind, secret) }
}

/** The secrets by which a webhook's messages are signed now, the newest first. */
export async function openSecrets(
  { signing, clock }: Platform,
  { secret, formerSecret, formerSecretEndsAt }: WebhookRow,
): Promise<string[]> {
  const isFormerValid = formerSecretEndsAt !== null && formerSecretEndsAt > clock()
  const sealed = isFormerValid && formerSecret !== null ? [secret, formerSecret] : [secret]
  const opened = await Promise.all(sealed.map((each) => signing.unseal(kind, each)))
  const known = opened.filter((each) => each !== null)
  if (known.length === 0) throw new Error('The secret of a webhook is not of this installation')
  return known
}
