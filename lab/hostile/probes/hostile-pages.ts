import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Agent } from '@parleykit/contract/agents/agents'
import type { ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'
import { type JsonClient, signIn } from '../../../e2e/support/json-client.ts'
import type { ServerProcess } from '../../../e2e/support/run-server.ts'
import type { Probe } from '../probe.ts'

type Page = (request: IncomingMessage, response: ServerResponse) => void

const html = { 'content-type': 'text/html; charset=utf-8' }
const longestMs = 240_000

function send(body: string | Buffer, headers: Record<string, string> = {}): Page {
  return (_request, response) => response.writeHead(200, { ...html, ...headers }).end(body)
}

/** Continues until the reader leaves. */
const endless: Page = (_request, response) => {
  response.writeHead(200, html)
  const piece = '<p>A word and another one.</p>'.repeat(2000)
  const goOn = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', goOn)
  goOn()
}

/** A few letters a second, for ever. */
const drip: Page = (_request, response) => {
  response.writeHead(200, html)
  const timer = setInterval(() => response.write('<p>drip</p>'), 400)
  response.on('close', () => clearInterval(timer))
}

const redirects: Page = (request, response) => {
  const at = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('at') ?? 0)
  response.writeHead(302, { location: `/circle?at=${(at + 1) % 5}` }).end()
}

const article =
  '<h1>Harbour</h1><p>Boats are rented by the hour, bikes by the day, and tents by the week.</p>'
const links = Array.from({ length: 100_000 }, (_, at) => `<a href="/l/${at}">link ${at}</a>`).join('\n')
const hours = '<p>Mon 9-17 <a href="tel:123456">1</a></p>'.repeat(60_000)
const rows = '<tr><td>one<td>two<td>Mon 9-17</tr>'.repeat(60_000)

const good = send(
  '<main><h1>Island</h1><p>The ferry to the island leaves at noon and is back at six.</p></main>',
)

/** What websites send that nobody has made for readers, by its path. */
const large: Readonly<Record<string, Page>> = {
  '/packed': send(gzipSync(Buffer.alloc(300 * 1024 * 1024, 'a')), { 'content-encoding': 'gzip' }),
  '/links': send(`<main>${article}</main>${links}`),
  '/bold': send('<b>'.repeat((5 * 1024 * 1024) / 3 - 10)),
  '/divs': send('<div>'.repeat(900_000)),
  '/table': send(`<main>${article}</main><table>${rows}</table>`),
  '/hours': send(`<main>${article}</main><footer>${hours}</footer>`),
  '/styles': send(`<style>${'a b c{color:red}.x{display:none}'.repeat(60_000)}</style>${article}`),
  '/words': send('word '.repeat(1_000_000)),
}
const slow: Readonly<Record<string, Page>> = {
  '/endless': endless,
  '/drip': drip,
  '/circle': redirects,
  '/silent': () => {},
}

/** All pages in one job, then as the first pages of maps, while a good page is to be read all the same. */
function probe(name: string, hostile: Readonly<Record<string, Page>>): Probe {
  const pages = { ...hostile, '/good': good }
  return {
    name: `pages: ${name}`,
    environment: { ALLOW_PRIVATE_HOSTS: '127.0.0.1', RATE_LIMITS: 'off' },
    worstHealthMs: 300,
    run: (server) => measure(server, pages),
  }
}

async function measure(
  server: ServerProcess,
  pages: Readonly<Record<string, Page>>,
): ReturnType<Probe['run']> {
  const site = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const page = pages[path]
    if (page) page(request, response)
    else response.writeHead(path.startsWith('/l/') ? 200 : 404, html).end(`<p>${path}</p>`)
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  try {
    const owner = await signIn(server.origin, 'bench-owner', true)
    const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Hostile' })
    const urls = Object.keys(pages).map((path) => origin + path)
    const begun = performance.now()
    const job = await scrape(owner, agent.id, urls)
    const scrapedMs = performance.now() - begun
    const slowestMs = await mapAll(owner, agent.id, urls)
    const results = job.pages.map(({ url, result }) => `${new URL(url).pathname} ${result}`)
    return {
      rows: [
        ['job ended as / after ms', `${job.status} / ${scrapedMs.toFixed(0)}`],
        ['results', results.join(', ')],
        ['slowest map, ms', slowestMs.toFixed(0)],
      ],
      held: results.includes('/good ok') && slowestMs < 12_000,
    }
  } finally {
    site.closeAllConnections()
    site.close()
  }
}

export const hostilePages: readonly Probe[] = [probe('large', large), probe('slow', slow)]

async function scrape(owner: JsonClient, agentId: number, urls: readonly string[]): Promise<ScrapeJob> {
  const path = `/api/agents/${agentId}/knowledge`
  const { jobId } = await owner.send<{ jobId: number }>('POST', `${path}/batch-scrape`, { urls })
  const deadline = performance.now() + longestMs
  for (;;) {
    const job = await owner.send<ScrapeJob>('GET', `${path}/batch-scrape-status/${jobId}`)
    if (job.status !== 'processing' || performance.now() > deadline) return job
    await sleep(200)
  }
}

/** Maps that begin with each of the pages; those that can't be read are refused. Milliseconds of the slowest. */
async function mapAll(owner: JsonClient, agentId: number, urls: readonly string[]): Promise<number> {
  let slowestMs = 0
  for (const url of urls) {
    const begun = performance.now()
    await owner.send('POST', `/api/agents/${agentId}/knowledge/mapWebsite`, { url }).catch(() => {})
    slowestMs = Math.max(slowestMs, performance.now() - begun)
  }
  return slowestMs
}
