/** The first two letters of a username in upper case, or U. */
export function initialsOf(username: string | undefined): string {
  return [...(username ?? '')].slice(0, 2).join('').toUpperCase() || 'U'
}
