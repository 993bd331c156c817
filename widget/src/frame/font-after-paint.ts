/** Loads the font after the first paint, unless the visitor saves data. */
export function bringFontAfterPaint(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    document.documentElement.classList.add('painted')
  }).observe({ type: 'paint', buffered: true })
}
