import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'

/** Rules that another theme may break. */
export const rulesOfColors = ['color-contrast', 'link-in-text-block']

/** Rules that another width may break. */
export const rulesOfSizes = ['target-size', 'scrollable-region-focusable']

/**
 * No violation of the accessibility rules on what the page shows once nothing fades in or out any more. A notice that
 * begins to fade while the rules are read breaks them for a moment, so a page that moved meanwhile is read again.
 * @param rules by their names; all of them when absent
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  let broken: string[]
  let hasMoved: boolean
  do {
    await Promise.all(page.frames().map(untilStill))
    const watches = await Promise.all(page.frames().map(watchMoves))
    broken = await brokenRules(page, rules)
    hasMoved = (await Promise.all(watches.map((endWatch) => endWatch()))).includes(true)
  } while (broken.length > 0 && hasMoved)
  expect(broken).toEqual([])
}

/** Rules of accessibility that a page breaks, with their places. */
export async function brokenRules(page: Page, rules?: string[]): Promise<string[]> {
  // All frames here are of one origin, so no further page is needed for each reading.
  const reader = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? reader.withRules(rules) : reader).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)
}

/** A frame that goes away has moved, and isn't waited for. */
function untilStill(frame: Frame): Promise<void> {
  const stillness = frame.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  return stillness.catch(() => {})
}

async function watchMoves(frame: Frame): Promise<() => Promise<boolean>> {
  const watch = await frame
    .evaluateHandle(() => {
      // What has begun to move since the page was still, too.
      const isMoving = ({ playState, effect }: Animation) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
      const moves = { any: document.getAnimations().some(isMoving) }
      const notice = () => {
        moves.any = true
      }
      for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, notice)
      new MutationObserver(notice).observe(document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      })
      return moves
    })
    .catch(() => undefined)
  return async () => (await watch?.evaluate(({ any }) => any).catch(() => true)) ?? true
}
