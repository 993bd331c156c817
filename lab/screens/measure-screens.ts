import type { Browser } from '@playwright/test'
import { openStage } from '../../e2e/catalogue/stage.ts'
import { allWidths, type Screen, type World } from '../../e2e/screens/screen.ts'
import { brokenRules, rulesOfColors } from '../../e2e/support/expect-accessible.ts'
import { showDark } from '../../e2e/support/show-dark.ts'
import { readShift, watchPage } from './watch-page.ts'

export interface ScreenFigures {
  readonly name: string
  readonly width: number
  /** Pixels that the page is wider than its window. */
  readonly sideways: number
  /** Sum of the layout shifts while it was loaded over a slow line. */
  readonly shift: number
  readonly moved: readonly string[]
  /** Rules of accessibility that are broken, with their places. */
  readonly broken: readonly string[]
}

/** A telephone's line on a bad day: what comes late is seen to come. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** A safety net on a machine that does something else too. */
export const patienceMs = 180_000

/** Opens every screen in every width, each in a new browser window without a cache. */
export async function* measureScreens(
  browser: Browser,
  world: World,
  screens: readonly Screen[],
): AsyncGenerator<ScreenFigures> {
  for (const screen of screens) {
    for (const width of allWidths) yield await measureScreen(browser, world, screen, width)
  }
}

/** One screen in one width; a window of 800 pixels' height. */
async function measureScreen(
  browser: Browser,
  world: World,
  { name, open }: Screen,
  width: number,
): Promise<ScreenFigures> {
  const stage = openStage(world.stage.product, browser)
  const openPage: typeof stage.openPage = async (owner) => {
    const page = await stage.openPage(owner, { width, height: 800 })
    page.setDefaultTimeout(patienceMs)
    await watchPage(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', slowLine)
    return page
  }
  const page = await open({ ...world, stage: { ...stage, openPage } })
  const { shift, moved } = await readShift(page)
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  const broken = await brokenRules(page)
  await showDark(page)
  const brokenInDark = await brokenRules(page, rulesOfColors)
  broken.push(...brokenInDark.map((rule) => `dark ${rule}`))
  await stage.close()
  return { name, width, sideways: Math.max(0, scrollWidth - width), shift, moved, broken }
}
