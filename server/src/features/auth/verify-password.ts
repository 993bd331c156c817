import { verify } from '@node-rs/argon2'
import { hashPassword } from './hash-password.ts'

/** Checked when there is no such account, so that both cases take equally long. */
let decoyHash: Promise<string> | null = null

/** False for a wrong password and for a missing hash (no such account), after the same work. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password')
  const matches = await verify(passwordHash ?? (await decoyHash), password)
  return passwordHash !== null && matches
}
