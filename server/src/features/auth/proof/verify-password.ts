import { verify } from '@node-rs/argon2'
import { hashPassword } from './hash-password.ts'
import { runInHashingQueue } from './run-in-hashing-queue.ts'

/** Checked if there is no such account, so that both cases take equally long. */
let decoyHash: Promise<string> | null = null

/**
 * False for a wrong password and for a missing hash (no such account), after the same work. Throws `not_ready` if too
 * many are waiting.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  options: { urgent?: boolean } = {},
): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password', { urgent: true })
  const compared = passwordHash ?? (await decoyHash)
  const matches = await runInHashingQueue(() => verify(compared, password), options)
  return passwordHash !== null && matches
}
