/** Lets the font come once the page has been painted, unless the visitor wants to load little. */
export function bringFontAfterPaint(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    document.documentElement.classList.add('painted')
  }).observe({ type: 'paint', buffered: true })
}
