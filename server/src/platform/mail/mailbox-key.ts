/** Identifies the mailbox behind an address: ignores case, and anything after a "+" in the name. */
export function mailboxKey(address: string): string {
  const key = address.trim().normalize('NFKC').toLowerCase()
  return key.replace(/^([^+@]+)\+[^@]*@/, '$1@')
}
