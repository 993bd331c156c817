/** The form in which usernames and email addresses are compared: case and Unicode spelling don't matter. */
export function accountKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}
