/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

/** Random bytes that a code takes, some of them in vain. */
export const recoveryCodeBytes = 64

/** A recovery code such as `abcd-efgh-jkmn-pqrs`, of random bytes: some 79 bits. */
export function writeRecoveryCode(random: Uint8Array): string {
  // What is beyond the last whole alphabet would make its first letters likelier.
  const usable = [...random].filter((byte) => byte < 256 - (256 % alphabet.length))
  const letters = usable.slice(0, groups * groupLength).map((byte) => alphabet[byte % alphabet.length])
  if (letters.length < groups * groupLength) throw new Error('Too few random bytes')
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** A code as it was typed, as it is compared: without spaces and dashes, in small letters. */
export function readCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase()
}
