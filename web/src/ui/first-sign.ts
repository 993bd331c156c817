import { afterPaint } from './after-paint.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

const waiting = new Set<() => void>()
let isHere = false

function notice() {
  isHere = true
  for (const sign of signs) window.removeEventListener(sign, notice, true)
  const begun = [...waiting]
  waiting.clear()
  // The sign may be a press, which is handled first.
  afterPaint(() => {
    for (const begin of begun) begin()
  })
}

/** Runs something at the first pointer move, touch or key, to prefetch what the user may open next. */
export function atFirstSign(begin: () => void): void {
  if (isHere) {
    begin()
    return
  }
  if (waiting.size === 0)
    for (const sign of signs) window.addEventListener(sign, notice, { capture: true, passive: true })
  waiting.add(begin)
}
