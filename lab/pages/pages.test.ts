import { afterAll, expect, test } from 'vitest'
import { createExtraction } from '../../server/src/platform/extraction/index.ts'
import { blogPages } from '../../server/test/websites/blog-pages.ts'
import { panelPages } from '../../server/test/websites/panel-pages.ts'
import { shopPages } from '../../server/test/websites/shop-pages.ts'
import { measurePages } from './measure-pages.ts'

const extraction = createExtraction({ maxMilliseconds: 120_000 })
afterAll(() => extraction.close())

test.each([
  ['shop', shopPages],
  ['blog', blogPages],
  ['site with panels', panelPages],
])('the main text of a %s is read, and little else, however its pages are laid out', async (_name, pages) => {
  for (const { layout, recall, sitePrecision } of await measurePages(extraction, pages)) {
    expect(recall, layout).toBeGreaterThan(0.97)
    expect(sitePrecision, layout).toBeGreaterThan(0.97)
  }
})
