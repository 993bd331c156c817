import { commonBlocks, type Extraction, withoutBlocks } from '../../server/src/platform/extraction/index.ts'
import type { ExamplePage } from '../../server/test/websites/example-page.ts'
import { scoreWords } from './score-words.ts'

export interface PageFigures {
  readonly layout: string
  readonly pages: number
  /** Shares of the main text's words that were found, and of the found words that are main text. */
  readonly recall: number
  readonly precision: number
  /** The same without what most pages of the layout share. */
  readonly siteRecall: number
  readonly sitePrecision: number
  /** Milliseconds of one page after the other, the process started. */
  readonly msPerPage: number
}

/** Reads pages as the product does, and holds their texts against the truth; one row a layout. */
export async function measurePages(
  extraction: Extraction,
  pages: readonly ExamplePage[],
): Promise<PageFigures[]> {
  const layouts = Map.groupBy(pages, ({ path }) => path.split('/').slice(1, 3).join(' '))
  const figures: PageFigures[] = []
  for (const [layout, ofLayout] of layouts) {
    const read = async ({ html, path, styleSheets = [] }: ExamplePage) => {
      const url = `https://${layout.replace(' ', '-')}.example${path}`
      const page = { html: Buffer.from(html), characterSet: null, url, styleSheets }
      return (await extraction.readWebPage(page)).text
    }
    for (const page of ofLayout.slice(0, 1)) await read(page)
    const begun = performance.now()
    const texts: string[] = []
    for (const page of ofLayout) texts.push(await read(page))
    const msPerPage = (performance.now() - begun) / ofLayout.length
    const common = commonBlocks(texts)
    const byPage = score(texts, ofLayout)
    const bySite = score(
      texts.map((text) => withoutBlocks(text, common)),
      ofLayout,
    )
    figures.push({
      layout,
      pages: ofLayout.length,
      ...byPage,
      siteRecall: bySite.recall,
      sitePrecision: bySite.precision,
      msPerPage,
    })
  }
  return figures
}

function score(texts: readonly string[], pages: readonly ExamplePage[]) {
  const scores = texts.map((text, at) => scoreWords(text, pages[at]?.mainText ?? ''))
  const sum = (key: 'kept' | 'expected' | 'found') => scores.reduce((total, each) => total + each[key], 0)
  return { recall: sum('kept') / sum('expected'), precision: sum('kept') / sum('found') }
}
