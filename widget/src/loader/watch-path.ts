import { isBelowPath } from '@parleykit/contract/is-below-path'

/** Tells whether the page's path is the wanted one, now and whenever a single-page app changes it. */
export function watchPath(
  pattern: string | undefined,
  tell: (isWanted: boolean) => void,
  signal: AbortSignal,
): void {
  if (!pattern) return
  const check = () => tell(isBelowPath(location.pathname, pattern))
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('currententrychange', check, { signal })
  addEventListener('popstate', check, { signal })
  check()
}
