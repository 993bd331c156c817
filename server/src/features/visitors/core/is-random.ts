/** Fewest characters of a random text, and of the mixed run in it: as many hexadecimal digits are 10^14 guesses. */
const textMin = 16
const runMin = 12
/** A random UUID nearly always has more different digits: fewer is one in 10^10. */
const digitsMin = 6

const lastUuidV4 = /(?:^|[^0-9a-f])([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/i

/** Whether a text ends in a UUID of version 4 that can't be guessed. */
export function endsInRandomUuid(text: string): boolean {
  const uuid = lastUuidV4.exec(text)?.[1]
  return uuid !== undefined && new Set(uuid.toLowerCase()).size > digitsMin
}

/**
 * Whether a text that a caller chose looks random: it ends in a UUID of version 4, or letters and digits are mixed in it as they
 * are in random ones. A hash of something that others know looks the same. Estimators of passwords take names, addresses and
 * times for strong, so they don't help here.
 */
export function isRandom(text: string): boolean {
  return endsInRandomUuid(text) || (text.length >= textMin && hasMixedRun(text))
}

/** Words, numbers, dates and addresses have no long run in which letters and digits are mixed. */
function hasMixedRun(text: string): boolean {
  const runs = text.match(/[a-z0-9_-]+/gi) ?? []
  return runs.some((run) => run.length >= runMin && isMixed(run))
}

/** Random runs change between letters and digits, or to a capital, at about half of their characters. */
function isMixed(run: string): boolean {
  const changes = run.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[0-9])|[0-9](?=[A-Za-z])/g)?.length ?? 0
  return changes >= run.length / 4 && changes <= (run.length * 3) / 4
}
