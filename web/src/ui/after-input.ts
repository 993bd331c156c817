import { afterPaint } from './after-paint.ts'

/** As long as somebody types on, the next key comes sooner. */
const pauseMs = 250

let lastInput = Number.NEGATIVE_INFINITY
for (const input of ['keydown', 'pointerdown'])
  window.addEventListener(input, ({ timeStamp }) => (lastInput = timeStamp), { capture: true, passive: true })

/** Does work that nobody waits for once nothing was typed or pressed for a moment; what comes back calls it off. */
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
