import { usernameLength } from '@parleykit/contract/limits'
import { newUsername } from '@parleykit/contract/username'

/** Room for what tells two of the same name apart. */
const suffixMax = 9

/** What somebody is called here, of what an identity provider calls them: the first that can be a username, or `user`. */
export function usernameOf(names: readonly string[]): string {
  for (const name of names) {
    const local = name.split('@', 1)[0] ?? ''
    const cut = [...local].slice(0, usernameLength.max - suffixMax).join('')
    const parsed = newUsername.safeParse(cut)
    if (parsed.success) return parsed.data
  }
  return 'user'
}
