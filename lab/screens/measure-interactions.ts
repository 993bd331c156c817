import type { Browser, Page } from '@playwright/test'
import { openStage } from '../../e2e/catalogue/stage.ts'
import type { World } from '../../e2e/screens/screen.ts'
import { type Interaction, interactions } from './interactions.ts'
import { patienceMs } from './measure-screens.ts'
import { openSteadyWork } from './steady-work.ts'
import { showWhole, slowDown, timeInput, watchPage } from './watch-page.ts'

export interface InteractionFigures {
  readonly name: string
  readonly width: number
  /** From the input to the next paint in milliseconds, shortest first: of undisturbed tries, or of the best one without any. */
  readonly times: readonly number[]
  /** What the steady work took beside them, shortest first. */
  readonly steady: readonly number[]
  /** Tries while which the machine had too much else to do. */
  readonly disturbed: number
}

const widths = [390, 1280]

/** As many times what the steady work takes at best: beyond it, a try says more of the machine than of the page. */
const disturbedFrom = 2
/** For each try that was asked for. */
const triesMost = 2

interface Try {
  readonly time: number
  readonly steady: number
}

/** Does each chosen interaction several times undisturbed, each time on a newly opened page. */
export async function* measureInteractions(
  browser: Browser,
  world: World,
  isAsked: (interaction: Interaction) => boolean,
  tries: number,
): AsyncGenerator<InteractionFigures> {
  if (tries === 0) return
  const work = await openSteadyWork(browser)
  let best = Math.min(await work.time(), await work.time(), await work.time())
  for (const interaction of interactions.filter(isAsked)) {
    for (const width of interaction.widths ?? widths) {
      const made: Try[] = []
      const undisturbed = () => made.filter(({ steady }) => steady < best * disturbedFrom)
      while (undisturbed().length < tries && made.length < tries * triesMost) {
        const before = await work.time()
        const time = await tryOnce(browser, world, interaction, width)
        const after = await work.time()
        best = Math.min(best, before, after)
        made.push({ time, steady: Math.max(before, after) })
      }
      const counted = undisturbed()
      // On a machine that never rests the least is what is known: without the rest it would have been no more.
      const least = made.toSorted((one, other) => one.time - other.time).slice(0, 1)
      const told = counted.length > 0 ? counted : least
      yield {
        ...{ name: interaction.name, width, disturbed: made.length - counted.length },
        times: sorted(told.map(({ time }) => time)),
        steady: sorted(told.map(({ steady }) => steady)),
      }
    }
  }
}

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other)

/** The middle one of sorted times. */
export const middleOf = (times: readonly number[]) => times[times.length >> 1] ?? 0

async function tryOnce(
  browser: Browser,
  world: World,
  { open, prepare, act }: Interaction,
  width: number,
): Promise<number> {
  const stage = openStage(world.stage.product, browser)
  const openPage = async (...[owner]: Parameters<typeof stage.openPage>): Promise<Page> => {
    const opened = await stage.openPage(owner, { width, height: 800 })
    opened.setDefaultTimeout(patienceMs)
    await watchPage(opened)
    await showWhole(opened)
    return opened
  }
  const page = await open({ ...world, stage: { ...stage, openPage } })
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await slowDown(page)
  const time = await timeInput(page, () => act(page))
  await stage.close()
  return time
}
