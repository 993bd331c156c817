import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/**
 * zxcvbn's scores below this one are passwords found within a million guesses: the commonest ones, their usual variations, and
 * patterns of the keyboard (Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", 2016).
 */
const leastScore = 2

const zxcvbn = new ZxcvbnFactory({
  dictionary: { 'passwords-common': dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
})

/**
 * Whether a password is among the first that somebody would try. Import this file lazily: it brings a list of 49,000 passwords,
 * 200 KB packed.
 */
export function isGuessablePassword(password: string): boolean {
  return zxcvbn.check(password).score < leastScore
}
