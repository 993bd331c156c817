import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { genuinePages } from './genuine-pages.ts'

export interface TrapSite {
  readonly origin: string
  readonly host: string
  /** Requests so far, by what they were for. */
  readonly asked: Map<string, number>
  close(): void
}

export interface TrapSiteOptions {
  /** Before each answer. */
  readonly delayMs: number
  readonly hasSitemap: boolean
}

/** A shop of 2,000 pages, and every trap that a crawler is known to walk into. */
export async function serveTrapSite({ delayMs, hasSitemap }: TrapSiteOptions): Promise<TrapSite> {
  const asked = new Map<string, number>()
  let visits = 0
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site')
    const kind = url.pathname.split('/')[1] || 'home'
    asked.set(kind, (asked.get(kind) ?? 0) + 1)
    await sleep(delayMs)
    const path = url.pathname.replace(/;jsessionid=\w+/, '').replace(/index\.html$/, '')
    const page = genuinePages.get(path.replace(/(?<=.)\/$/, ''))
    if (page !== undefined) return sendHtml(response, decorate(page, ++visits))
    if (url.pathname === '/robots.txt') {
      const sitemap = hasSitemap ? `Sitemap: ${origin}/sitemap-index.xml\n` : ''
      response.setHeader('content-type', 'text/plain')
      return response.end(`User-agent: *\nDisallow: /private\nDisallow: /*?print=\n${sitemap}`)
    }
    if (hasSitemap && /sitemap/.test(url.pathname)) return sendSitemap(response, url.pathname, origin)
    sendTrap(response, url)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    host: `127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function sendHtml(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}

/** A genuine page with the links to traps that every page of the site has; each visit sees other sessions. */
function decorate(page: string, visit: number): string {
  const session = (visit * 2_654_435_761).toString(16).padStart(32, '0').slice(-32)
  const links = [
    '/calendar/2026/11',
    '/events?month=2026-11',
    `/about?PHPSESSID=${session}`,
    `/contact?visit=${visit}`,
    `/prices;jsessionid=${session}`,
    '/circle/1',
    '/deeper/a',
    `/missing/${visit}`,
    `/slow/${visit % 20}`,
    `/download/${visit % 30}`,
    `/huge/${visit % 5}`,
    '/bomb',
    '/lie',
    '/private/staff',
    '/thanks',
    '/loop/a',
    '/about?utm_source=footer&utm_medium=link',
    '/about?print=1',
    '/about/amp/',
    '/shop?color=red&size=m&sort=price',
    '/shop/index.html',
    '/cart?add-to-cart=12',
    '/logout',
    'mailto:shop@example.com',
    'javascript:void(0)',
  ]
  const all = links.map((link) => `<a href="${link}">${link.length}</a>`).join(' ')
  return `${page}<footer>${all}</footer>`
}

interface Trap {
  readonly response: ServerResponse
  readonly url: URL
  readonly step: string
  readonly month: string
  /** Looks like another page for each address. */
  readonly text: string
}

const traps: Readonly<Record<string, (trap: Trap) => void>> = {
  calendar({ response, step, month, text }) {
    const next = Number(month) === 12 ? `${Number(step) + 1}/1` : `${step}/${Number(month) + 1}`
    sendHtml(response, `<title>${step}</title><p>${text}<a href="/calendar/${next}">next</a>`)
  },
  events({ response, url, text }) {
    const [year = 2026, at = 1] = (url.searchParams.get('month') ?? '').split('-').map(Number)
    sendHtml(response, `<title>Events</title><p>${text}<a href="/events?month=${year + 1}-${at}">next</a>`)
  },
  circle: ({ response, step }) => redirect(response, `/circle/${step === '1' ? 2 : 1}`),
  deeper: ({ response, url }) => redirect(response, `${url.pathname}a`),
  slow: () => {},
  download({ response }) {
    response.writeHead(200, { 'content-type': 'image/png' }).end('x'.repeat(1000))
  },
  lie: ({ response }) => sendHtml(response, '\u0000\u0001\u0002'.repeat(2000)),
  bomb({ response }) {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb)
  },
  huge: ({ response }) => sendForEver(response),
  private: ({ response, text }) => sendHtml(response, `<title>Private</title><p>${text}`),
  thanks: ({ response, text }) =>
    sendHtml(response, `<meta name=robots content=noindex><title>Thanks</title><p>${text}`),
  loop: ({ response, url, text }) =>
    sendHtml(response, `<title>Loop</title><p>${text}<a href="${url.pathname}/loop/a">on</a>`),
}

/** Whatever else is asked for isn't there, but comes as if it were. */
function sendTrap(response: ServerResponse, url: URL): void {
  const [, kind = '', step = '', month = ''] = url.pathname.split('/')
  const text = `The page for ${url.href} has a text of its own. `.repeat(8)
  const trap = traps[kind]
  if (trap) trap({ response, url, step, month, text })
  else
    sendHtml(response, `<title>Not here</title><h1>Sorry</h1><p>We have nothing at ${url.pathname}. ${text}`)
}

const bomb = gzipSync(Buffer.alloc(200_000_000, '<p>'))

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end()
}

function sendForEver(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' })
  const more = () => {
    while (!response.destroyed && response.write('<p>and on </p>'.repeat(5000)));
  }
  response.on('drain', more)
  more()
}

function sendSitemap(response: ServerResponse, path: string, origin: string): void {
  const all = [...genuinePages.keys()]
  if (path === '/sitemap-index.xml') {
    const parts = [1, 2, 3].map((part) => `<sitemap><loc>${origin}/sitemap-${part}.xml.gz</loc></sitemap>`)
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(`<sitemapindex>${parts.join('')}</sitemapindex>`)
    return
  }
  const part = Number(/\d/.exec(path)?.[0] ?? 0)
  const size = Math.ceil(all.length / 3)
  const urls = all
    .slice((part - 1) * size, part * size)
    .map((page) => `<url><loc>${origin}${page}</loc></url>`)
  response.writeHead(200, { 'content-type': 'application/gzip' })
  response.end(gzipSync(`<?xml version="1.0"?><urlset>${urls.join('')}</urlset>`))
}
