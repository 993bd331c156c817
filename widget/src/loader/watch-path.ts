import { isBelowPath } from '@parleykit/contract/publish/is-below-path'

/** How often the path is checked, in milliseconds. */
const lookMs = 300

/**
 * Reports whether the page's path matches, now and whenever a single-page app changes it. It polls, because not every
 * browser reports a new path.
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
