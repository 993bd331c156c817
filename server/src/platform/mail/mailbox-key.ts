/** Stands for the mailbox behind an address: case doesn't matter, nor what is tagged on to a name with "+". */
export function mailboxKey(address: string): string {
  const key = address.trim().normalize('NFKC').toLowerCase()
  return key.replace(/^([^+@]+)\+[^@]*@/, '$1@')
}
