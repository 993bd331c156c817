/** Buttons whose action must not start twice; a button that can be off says whether it is. */
const acting = 'button[type="submit"], .dialog-actions button, button[aria-disabled]'

/**
 * Treats a double click as one press on a button that sends a form, acts in a dialog, or is off while it acts. The
 * second click comes before the screen can show progress, and would send everything twice.
 */
export function ignoreDoubleClicks(): void {
  // In a form that has replaced another one, a press counts as the first, however soon it comes.
  let pressed: Element | null = null
  const ignore = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(acting) : null
    const isAnother = event.detail < 2 || button === null || button !== pressed
    pressed = button
    if (isAnother) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', ignore, { capture: true })
}
