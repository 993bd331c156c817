/** Fetches the lines that the app needs where the system gives all colors; nobody else's first load has them. */
export async function followForcedColors(): Promise<void> {
  const forced = window.matchMedia('(forced-colors: active)')
  const fetchLines = () => import('./forced-colors.css').catch(() => undefined)
  forced.addEventListener('change', () => void fetchLines(), { once: true })
  if (forced.matches) await fetchLines()
}
