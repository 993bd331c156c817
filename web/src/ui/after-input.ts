import { afterPaint } from './after-paint.ts'

/** Longer than the time between two keys during typing. */
const pauseMs = 250

let lastInput = Number.NEGATIVE_INFINITY
for (const input of ['keydown', 'pointerdown'])
  window.addEventListener(input, ({ timeStamp }) => (lastInput = timeStamp), { capture: true, passive: true })

/** Runs low-priority work after a moment without typing or clicks. The returned function cancels it. */
export function afterInput(work: () => void): () => void {
  let isOff = false
  let pause: ReturnType<typeof setTimeout> | undefined
  function look() {
    const rest = lastInput + pauseMs - performance.now()
    if (isOff) return
    if (rest <= 0) work()
    else pause = setTimeout(look, rest)
  }
  afterPaint(look)
  return () => {
    isOff = true
    clearTimeout(pause)
  }
}
