import { afterPaint } from './after-paint.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

const waiting = new Set<() => void>()
let isHere = false

function notice() {
  isHere = true
  for (const sign of signs) window.removeEventListener(sign, notice, true)
  const begun = [...waiting]
  waiting.clear()
  // The sign may be a press already, which is answered first.
  afterPaint(() => {
    for (const begin of begun) begin()
  })
}

/** Begins something as soon as somebody moves the pointer, touches or types: what they may open next is fetched by then. */
export function atFirstSign(begin: () => void): void {
  if (isHere) {
    begin()
    return
  }
  if (waiting.size === 0)
    for (const sign of signs) window.addEventListener(sign, notice, { capture: true, passive: true })
  waiting.add(begin)
}
