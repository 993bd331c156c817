/** Minimum length of a random text, and of the mixed run in it: so many hexadecimal digits take 10^14 guesses. */
const textMin = 16
const runMin = 12
/** A random UUID nearly always has more distinct digits than this: the chance of fewer is 1 in 10^10. */
const digitsMin = 6

const lastUuidV4 = /(?:^|[^0-9a-f])([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/i

/** Whether a text ends in a version 4 UUID that can't be guessed. */
export function endsInRandomUuid(text: string): boolean {
  const uuid = lastUuidV4.exec(text)?.[1]
  return uuid !== undefined && new Set(uuid.toLowerCase()).size > digitsMin
}

/**
 * Whether a text that a caller chose looks random: it ends in a version 4 UUID, or mixes letters and digits as random
 * texts do. A hash of something that others know looks the same. Password strength estimators rate names, addresses and
 * times as strong, so they don't help here.
 */
export function isUnguessable(text: string): boolean {
  return endsInRandomUuid(text) || (text.length >= textMin && hasMixedRun(text))
}

/** Words, numbers, dates and addresses have no long run of mixed letters and digits. */
function hasMixedRun(text: string): boolean {
  const runs = text.match(/[a-z0-9_-]+/gi) ?? []
  return runs.some((run) => run.length >= runMin && isMixed(run))
}

/** In random runs, about half of the characters change between letter and digit or between lower and upper case. */
function isMixed(run: string): boolean {
  const changes = run.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[0-9])|[0-9](?=[A-Za-z])/g)?.length ?? 0
  return changes >= run.length / 4 && changes <= (run.length * 3) / 4
}
