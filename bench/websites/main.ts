import { openReport } from '../support/open-report.ts'
import { measureKilledScrape, measureSpeed } from './measure-scrapes.ts'

/** `npm run bench -- websites`: how fast pages are read, and what is left of a job whose server is killed. */
const report = openReport('websites', {})
const { row } = report

for (const delayMs of [20, 500]) {
  const speed = await measureSpeed(delayMs === 20 ? 300 : 100, delayMs)
  row(`pages a second, of a site that takes ${delayMs} ms`, speed)
}
const killed = await measureKilledScrape(300)
row('kill -9 in a job of 300 pages, after so many were read', killed.readBefore)
row('seconds from the next start to its end', killed.secondsAfter)
row('pages read and stored', killed.ok)
row('entries', killed.entries)
row('entries of an address that another one has too', killed.twice)
row('pages that the site was asked for again', killed.askedTwice)
report.save()
process.exitCode = killed.ok === 300 && killed.entries === 300 && killed.twice === 0 ? 0 : 1
