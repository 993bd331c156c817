import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface BenchSite {
  readonly urls: readonly string[]
  /** How often each page was asked for. */
  readonly asked: ReadonlyMap<string, number>
  close(): void
}

/** A website of so many pages of some 300 words, each of which takes `delayMs` to come. */
export async function serveSite(pages: number, delayMs: number): Promise<BenchSite> {
  const asked = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    asked.set(path, (asked.get(path) ?? 0) + 1)
    await sleep(delayMs)
    const number = /^\/page-(\d+)$/.exec(path)?.[1]
    response.statusCode = number === undefined ? 404 : 200
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(number === undefined ? '' : page(Number(number)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const urls = Array.from({ length: pages }, (_, number) => `http://127.0.0.1:${port}/page-${number}`)
  return { urls, asked, close: () => void server.close().closeAllConnections() }
}

function page(number: number): string {
  const sentences = Array.from(
    { length: 30 },
    (_, at) => `Cabin ${number} has ${at + 2} beds and a view of bay ${at}.`,
  )
  return `<!doctype html><html lang="en"><title>Cabin ${number}</title><nav><a href="/">Home</a></nav>
<main><h1>Cabin ${number}</h1><p>${sentences.join('</p><p>')}</p></main><footer>Imprint</footer></html>`
}
