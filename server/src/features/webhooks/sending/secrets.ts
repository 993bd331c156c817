import { randomBytes } from 'node:crypto'
import type { Platform } from '../../../platform/platform.ts'
import type { WebhookRow } from '../base/tables.ts'
import { secretPrefix } from './sign-message.ts'

const kind = 'webhook-secret'
/** Former ones that sign beside the present one, and what stands between them where they are kept. */
const formerMax = 3
const between = ' '

/** A new secret, as its owner gets it and as it is kept. */
export async function makeSecret({ signing }: Platform): Promise<{ secret: string; sealed: string }> {
  const secret = `${secretPrefix}${randomBytes(32).toString('base64')}`
  return { secret, sealed: await signing.seal(kind, secret) }
}

/** The secrets by which a webhook's messages are signed now, the newest first. */
export async function openSecrets(platform: Platform, webhook: WebhookRow): Promise<string[]> {
  const known = await openKnown(platform, webhook)
  if (known.length === 0) throw new Error('The secret of a webhook is not of this installation')
  return known
}

/**
 * Those secrets as they are kept once a new one comes before them. Whoever renews twice has a receiver with the first of
 * them still, so more than one is kept.
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
