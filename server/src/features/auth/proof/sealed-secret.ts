import type { Platform } from '../../../platform/platform.ts'

const kind = 'two-step-secret'

/** A secret as it is stored: who reads the table alone can't make codes of it. */
export function sealSecret({ signing }: Pick<Platform, 'signing'>, secret: string): Promise<string> {
  return signing.seal(kind, secret)
}

export async function openSecret({ signing }: Pick<Platform, 'signing'>, sealed: string): Promise<string> {
  const secret = await signing.unseal(kind, sealed)
  if (secret === null) throw new Error('A secret of two-step sign-in was sealed with a key that is gone')
  return secret
}
