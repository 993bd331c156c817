/** No letters or digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

/** Random bytes to draw for a code. Some are rejected. */
export const recoveryCodeBytes = 64

/** A recovery code such as `abcd-efgh-jkmn-pqrs`, made from random bytes: about 79 bits. */
export function formatRecoveryCode(random: Uint8Array): string {
  // Bytes beyond the last whole multiple of the alphabet would favor its first letters.
  const usable = [...random].filter((byte) => byte < 256 - (256 % alphabet.length))
  const letters = usable.slice(0, groups * groupLength).map((byte) => alphabet[byte % alphabet.length])
  if (letters.length < groups * groupLength) throw new Error('Too few random bytes')
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Normalizes a typed code for comparison: no spaces or dashes, lowercase. */
export function parseCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase()
}
