/** Keeps a full-screen panel in the part of the page above a phone's keyboard. */
export function followVisibleViewport(panel: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window
  if (!visualViewport) return
  const follow = () => {
    panel.style.setProperty('--top', `${visualViewport.offsetTop}px`)
    panel.style.setProperty('--height', `${visualViewport.height}px`)
  }
  for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, follow, { signal })
  follow()
}
