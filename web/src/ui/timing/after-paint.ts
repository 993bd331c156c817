/** Longer than any frame: if nothing is painted, as in a hidden tab, the work still runs. */
const noFrameMs = 1000

/** Runs the work after the next paint, so that the response to a press is visible before something heavy is drawn. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  setTimeout(once, noFrameMs)
  // Animation frame callbacks run before the paint; a timeout set there runs after it.
  requestAnimationFrame(() => setTimeout(once))
}
