import type { RequestListener } from 'node:http'
import { serveWebsite, type TestWebsite } from './serve-website.ts'

export interface TestPages extends TestWebsite {
  /** By path with its query: HTML, or what answers. A test may change them. */
  readonly pages: Map<string, string | RequestListener>
  /** Paths that were asked for, in their order. */
  readonly asked: string[]
}

/** A page with a title, a main text, and a menu and a footer around it. */
export function htmlPage(title: string, main: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
<nav><a href="/">Home</a> <a href="/prices">Prices</a></nav>
<main><h1>${title}</h1>${main}</main><footer>Imprint and privacy</footer></body></html>`
}

/** A website of these pages; what it doesn't have is a 404. */
export async function servePages(
  given: Readonly<Record<string, string | RequestListener>> = {},
): Promise<TestPages> {
  const pages = new Map(Object.entries(given))
  const asked: string[] = []
  const website = await serveWebsite((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const answer = pages.get(path)
    if (typeof answer === 'function') return answer(request, response)
    response.statusCode = answer === undefined ? 404 : 200
    response.setHeader('content-type', path.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8')
    response.end(answer ?? '<title>404</title>')
  })
  return { ...website, pages, asked }
}
