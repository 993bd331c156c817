import type { Platform } from '../../../platform/platform.ts'

const kind = 'two-step-secret'

/** Seals a secret for storage: reading the table isn't enough to create codes. */
export function sealSecret({ signing }: Pick<Platform, 'signing'>, secret: string): Promise<string> {
  return signing.seal(kind, secret)
}

export async function openSecret({ signing }: Pick<Platform, 'signing'>, sealed: string): Promise<string> {
  const secret = await signing.unseal(kind, sealed)
  if (secret === null) throw new Error('A secret of two-step sign-in was sealed with a key that is gone')
  return secret
}
