/** Fetches the lines that the app needs where the system gives all colors; nobody else's first load has them. */
export function followForcedColors(): void {
  const forced = window.matchMedia('(forced-colors: active)')
  const fetchLines = () => void import('./forced-colors.css').catch(() => undefined)
  if (forced.matches) fetchLines()
  else forced.addEventListener('change', fetchLines, { once: true })
}
