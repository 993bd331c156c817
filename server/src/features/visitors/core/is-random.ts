/** Fewest characters of a random text, and of those in it that are mixed: as many hexadecimal digits are 10^14 guesses. */
const textMin = 16
const mixedMin = 12

const endsInUuidV4 = /(?:^|[^0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Whether nobody can guess a text that a caller chose: it ends in a UUID of version 4, or letters and digits are mixed in it as
 * they are in random ones. Estimators of passwords take names, addresses and times for strong, so they don't help here.
 */
export function isRandom(text: string): boolean {
  return endsInUuidV4.test(text) || (text.length >= textMin && countMixed(text) >= mixedMin)
}

/** Characters in runs of letters and digits that are mixed: words, numbers, dates and addresses have none or few. */
function countMixed(text: string): number {
  const runs = text.match(/[a-z0-9]+/gi) ?? []
  return runs.filter(isMixed).reduce((count, { length }) => count + length, 0)
}

/** Random runs change between letters and digits, or to a capital, at about half of their characters. */
function isMixed(run: string): boolean {
  const changes = run.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[0-9])|[0-9](?=[A-Za-z])/g)?.length ?? 0
  return changes >= run.length / 4 && changes <= (run.length * 3) / 4
}
