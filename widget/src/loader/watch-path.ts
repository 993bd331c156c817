import { isBelowPath } from '@parleykit/contract/is-below-path'

/** Often enough for what appears with a new page, in milliseconds. */
const lookMs = 300

/**
 * Tells whether the page's path is the wanted one, now and whenever a single-page app changes it: it is looked at again
 * and again, since not every browser tells of a new path.
 */
export function watchPath(
  pattern: string | undefined,
  tell: (isWanted: boolean) => void,
  signal: AbortSignal,
): void {
  if (!pattern) return
  const check = () => tell(isBelowPath(location.pathname, pattern))
  signal.onabort = clearInterval.bind(null, setInterval(check, lookMs))
  check()
}
