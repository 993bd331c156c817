/** Longer than any frame takes: where nothing is painted, as in a tab that isn't seen, the work goes on all the same. */
const noFrameMs = 1000

/** Does the work once what an input changed has been painted, so that a press is seen before something heavy is drawn. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  setTimeout(once, noFrameMs)
  // A frame's callbacks run before it is painted, what they put off after it.
  requestAnimationFrame(() => setTimeout(once))
}
