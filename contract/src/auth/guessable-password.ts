import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/**
 * zxcvbn scores below this mean a password found within a million guesses: the most common ones, their usual
 * variations, and keyboard patterns (Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", 2016).
 */
const leastScore = 2

const zxcvbn = new ZxcvbnFactory({
  dictionary: { 'passwords-common': dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
})

/**
 * Whether a password is easy to guess. Import this file lazily: it brings a list of 49,000 passwords, 200 KB
 * compressed.
 */
export function isGuessablePassword(password: string): boolean {
  return zxcvbn.check(password).score < leastScore
}
