import { usernameLength } from '@parleykit/contract/auth/limits'
import { newUsername } from '@parleykit/contract/auth/username'

/** Characters reserved for a suffix that makes a taken name unique. */
const suffixMax = 9

/** Picks a username from the names that an identity provider gives: the first valid one, or `user`. */
export function usernameOf(names: readonly string[]): string {
  for (const name of names) {
    const local = name.split('@', 1)[0] ?? ''
    const cut = [...local].slice(0, usernameLength.max - suffixMax).join('')
    const parsed = newUsername.safeParse(cut)
    if (parsed.success) return parsed.data
  }
  return 'user'
}
