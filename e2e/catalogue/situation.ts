import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import { wordsOf } from './row.ts'
import { type RowId, rows } from './rows/index.ts'
import { openStage, type Stage } from './stage.ts'

/** Makes the last part of a situation happen, and finds the place that says the words; or reads them itself. */
type Find = (page: Page, words: string, stage: Stage) => Locator | string | Promise<Locator | string>

/** A state of the product, made with real parts, and the texts that it shows in the order they are read. */
export interface Situation {
  readonly title: string
  readonly arrange: (stage: Stage) => Promise<Page>
  readonly reads: { readonly [Id in RowId]?: Find }
}

/** One test for each row of each situation. The rows of a situation share its page. */
export function testSituations(situations: readonly Situation[]): void {
  for (const { title, arrange, reads } of situations) {
    test.describe(title, () => {
      let stage: Stage
      let page: Page

      test.beforeAll(async ({ product, browser }) => {
        stage = openStage(product, browser)
        page = await arrange(stage)
      })
      test.afterAll(() => stage.close())

      for (const [id, find] of Object.entries(reads) as [RowId, Find][]) {
        const promised = wordsOf(rows[id])
        test(`${id}: ${promised.join(' · ')}`, async () => {
          const place = await find(page, stage.fill(promised[0] ?? ''), stage)
          for (const each of promised) await expectSaid(place, stage.fill(each))
        })
      }
    })
  }
}

async function expectSaid(place: Locator | string, words: string): Promise<void> {
  if (typeof place === 'string') return expect(place).toContain(words)
  await expect(place).toBeVisible()
  await expect.poll(() => textOf(place), { intervals: [50, 100, 250] }).toContain(words)
}

/** What an element tells those who see or hear it: its text, its placeholder, its accessible name. */
async function textOf(place: Locator): Promise<string> {
  const parts = await place.evaluate((element) => [
    element instanceof HTMLElement ? element.innerText : element.textContent,
    element.getAttribute('placeholder'),
    element.getAttribute('aria-label'),
  ])
  return parts.filter(Boolean).join('\n').replace(/\s+/g, ' ')
}
