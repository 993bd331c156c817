/** Tells whether the page's path is the wanted one, now and whenever a single-page app changes it. */
export function watchPath(pattern: string, tell: (isWanted: boolean) => void, signal: AbortSignal): void {
  if (pattern === '') return
  const check = () => tell(isBelow(location.pathname, pattern))
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('currententrychange', check, { signal })
  window.addEventListener('popstate', check, { signal })
  check()
}

/** Whether a path is the pattern's, or below it where that ends with a star; a slash at the end makes no difference. */
export function isBelow(path: string, pattern: string): boolean {
  const [stem = '', star] = pattern.split('*', 2)
  const bare = (text: string) => (text.endsWith('/') ? text.slice(0, -1) : text)
  return bare(path) === bare(stem) || (star !== undefined && path.startsWith(stem))
}
