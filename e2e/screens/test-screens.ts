import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { TestOwner } from '../../server/test/make-owner.ts'
import { openStage, type Stage } from '../catalogue/stage.ts'
import { rulesOfColors, rulesOfSizes } from '../support/expect-accessible.ts'
import { expect, expectAccessible, test } from '../support/product.ts'
import { showDark } from '../support/show-dark.ts'
import { allWidths, makeWorld, type Screen, type World } from './screen.ts'

/** The folder that pictures of all screens go to, for looking at them; none are taken without it. */
const pictures = process.env.SCREENSHOTS

/**
 * One test for each screen: nothing scrolls sideways at any width, and no rule of accessibility is broken at the widest.
 * At the narrowest, the rules of colors and sizes are checked in the dark.
 */
export function testScreens(screens: readonly Screen[]): void {
  let worldStage: Stage
  let world: Omit<World, 'stage'>

  test.beforeAll(async ({ product, installation, browser }) => {
    worldStage = openStage(product, browser)
    const makeAdmin = ({ user }: TestOwner) => installation.operate('grant', user.username, 'admin')
    world = { ...(await makeWorld(worldStage)), makeAdmin }
  })
  test.afterAll(() => worldStage.close())

  for (const { name, open, widths = allWidths } of screens) {
    test(`${name} is accessible and fits`, async ({ product, browser }) => {
      const stage = openStage(product, browser)
      const page = await open({ ...world, stage })
      for (const width of [...widths].reverse()) {
        await page.setViewportSize({ width, height: 800 })
        await expectToFit(page, width)
        if (pictures) await page.screenshot({ path: join(pictures, `${name} ${width}.png`), fullPage: true })
        if (width === widths.at(-1)) await expectAccessible(page)
      }
      await showDark(page)
      if (pictures) await page.screenshot({ path: join(pictures, `${name} dark.png`), fullPage: true })
      await expectAccessible(page, [...rulesOfColors, ...rulesOfSizes])
      await stage.close()
    })
  }
}

async function expectToFit(page: Page, width: number): Promise<void> {
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(scrollWidth, { message: `at ${width} px` }).toBeLessThanOrEqual(width)
}
