import { createExtraction } from '../../server/src/platform/extraction/index.ts'
import { writeScannedPdf } from '../../server/test/documents/draw-scan.ts'
import { knownPages, menuPhoto } from './known-pages.ts'
import { type MeasuredScan, measureScan } from './measure-scan.ts'

/** `npm run lab -- ocr [PAGES] [packaged]`: how many words of scanned pages are read, and what a page costs. Prints JSON. */
const count = Number(process.argv[2] ?? 20)
// Without folders there is no Tesseract of the system.
const extraction = createExtraction(
  { maxMilliseconds: 60_000 },
  process.argv[3] === 'packaged' ? '' : undefined,
)
const scans: MeasuredScan[] = []
for (const known of knownPages(count)) {
  const pdf = { bytes: writeScannedPdf([known.page]), fileName: 'scan.pdf' }
  scans.push(await measureScan(extraction, known, pdf))
  console.error(scans.at(-1))
}
const menu = menuPhoto()
const jpg = { bytes: menu.page.toBuffer('image/jpeg', 55), fileName: 'menu.jpg' }
const photo = await measureScan(extraction, menu, jpg)
await extraction.close()

const mean = (of: (scan: MeasuredScan) => number) =>
  scans.reduce((sum, scan) => sum + of(scan), 0) / scans.length
const result = {
  pages: scans.length,
  found: mean(({ found }) => found),
  right: mean(({ right }) => right),
  secondsPerPage: mean(({ seconds }) => seconds),
  cpuSecondsPerPage: mean(({ cpuSeconds }) => cpuSeconds),
  megabytesMost: Math.max(...scans.map(({ megabytes }) => megabytes)),
  photo,
  scans,
}
console.log(JSON.stringify(result, null, 2))
