import { measureKilledScrape, measureSpeed } from './measure-scrapes.ts'

/** `npm run bench:websites`: how fast pages are read, and what is left of a job whose server is killed. */
const row = (name: string, value: string) => console.log(`${name.padEnd(64)}${value}`)

for (const delayMs of [20, 500]) {
  const speed = await measureSpeed(delayMs === 20 ? 300 : 100, delayMs)
  row(`pages a second, of a site that takes ${delayMs} ms`, speed.toFixed(1))
}
const killed = await measureKilledScrape(300)
row('kill -9 in a job of 300 pages, after so many were read', String(killed.readBefore))
row('seconds from the next start to its end', killed.secondsAfter.toFixed(0))
row(
  'pages read and stored / entries / of an address twice',
  `${killed.ok} / ${killed.entries} / ${killed.twice}`,
)
row('pages that the site was asked for again', String(killed.askedTwice))
process.exitCode = killed.ok === 300 && killed.entries === 300 && killed.twice === 0 ? 0 : 1
