import type { Browser, Page } from '@playwright/test'
import { openStage } from '../../e2e/catalogue/stage.ts'
import type { World } from '../../e2e/screens/screen.ts'
import { type Interaction, interactions } from './interactions.ts'
import { patienceMs } from './measure-screens.ts'
import { watchPage } from './watch-page.ts'

export interface InteractionFigures {
  readonly name: string
  readonly width: number
  /** From the input to the next paint in milliseconds, shortest first; 16 stands for at most that. */
  readonly times: readonly number[]
}

const slowedTimes = 4
const widths = [390, 1280]

/** Does every asked interaction so many times, each on a page that was opened anew. */
export async function* measureInteractions(
  browser: Browser,
  world: World,
  isAsked: (interaction: Interaction) => boolean,
  tries: number,
): AsyncGenerator<InteractionFigures> {
  if (tries === 0) return
  for (const interaction of interactions.filter(isAsked)) {
    for (const width of widths) {
      const times: number[] = []
      for (let each = 0; each < tries; each += 1)
        times.push(await tryOnce(browser, world, interaction, width))
      yield { name: interaction.name, width, times: times.sort((one, other) => one - other) }
    }
  }
}

/** The middle one of sorted times. */
export const middleOf = (times: readonly number[]) => times[times.length >> 1] ?? 0

async function tryOnce(
  browser: Browser,
  world: World,
  { open, prepare, act }: Interaction,
  width: number,
): Promise<number> {
  const stage = openStage(world.stage.product, browser)
  const page = await open({
    ...world,
    stage: {
      ...stage,
      openPage: async (owner) => {
        const opened = await stage.openPage(owner, { width, height: 800 })
        opened.setDefaultTimeout(patienceMs)
        await watchPage(opened)
        return opened
      },
    },
  })
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes })
  await inAllFrames(page, () => {
    watched?.read()
    if (watched) watched.longest = 0
  })
  await act(page)
  await page.waitForLoadState('networkidle')
  const longest = await inAllFrames(page, async () => {
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
    // Entries of events are handed over some time after the paint that they end with.
    await new Promise((resolve) => setTimeout(resolve, 200))
    watched?.read()
    return watched?.longest ?? 0
  })
  await stage.close()
  return Math.max(16, ...longest)
}

function inAllFrames<T>(page: Page, read: () => T | Promise<T>): Promise<T[]> {
  return Promise.all(page.frames().map((frame) => frame.evaluate(read)))
}
