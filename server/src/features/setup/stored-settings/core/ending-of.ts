/** Long enough to recognize a secret, and too short to guess it. */
const endingLength = 4
const shortestShown = 12

/** The last characters of a secret, to recognize it by. Empty for a short one. */
export function endingOf(secret: string): string {
  return secret.length < shortestShown ? '' : secret.slice(-endingLength)
}
