import { afterAll, expect, test } from 'vitest'
import { createExtraction } from '../../server/src/platform/extraction/index.ts'
import { measurePages } from '../pages/measure-pages.ts'
import { readSite } from '../pages/read-site.ts'

const extraction = createExtraction({ maxMilliseconds: 120_000 })
afterAll(() => extraction.close())

test('the main text of a real documentation site is read, and little else', async () => {
  const [figures] = await measurePages(extraction, readSite())
  expect(figures?.recall).toBeGreaterThan(0.99)
  expect(figures?.precision).toBeGreaterThan(0.99)
})
