import { createExtraction } from '../../server/src/platform/extraction/index.ts'
import { blogPages } from '../../server/test/websites/blog-pages.ts'
import { panelPages } from '../../server/test/websites/panel-pages.ts'
import { shopPages } from '../../server/test/websites/shop-pages.ts'
import { measurePages } from './measure-pages.ts'
import { readSite } from './read-site.ts'

/** `npm run lab -- pages`: how much of a page's own text is read, and how much of what is read is that. */
const extraction = createExtraction({ maxMilliseconds: 60_000 })
const site = readSite()
if (site.length === 0) console.log('The real site beside the project is not there; it is left out.')
console.log('layout              pages  found   main    found   main    ms')
console.log('                           page by page   without shared text')
for (const row of await measurePages(extraction, [...site, ...shopPages, ...blogPages, ...panelPages])) {
  const shares = [row.recall, row.precision, row.siteRecall, row.sitePrecision]
  const cells = shares.map((share) => share.toFixed(4).padEnd(8))
  console.log(
    `${row.layout.padEnd(20)}${String(row.pages).padEnd(7)}${cells.join('')}${row.msPerPage.toFixed(0)}`,
  )
}
await extraction.close()
