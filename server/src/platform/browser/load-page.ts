import type { Browser, HTTPRequest, Page } from 'puppeteer-core'
import { BrowserFault } from './browser-fault.ts'

export interface LoadedPage {
  /** Where the page ended up. */
  readonly url: string
  readonly status: number
  /** The document as it stands once it has calmed down, as UTF-8. */
  readonly html: Buffer
}

/** What a text needs; pictures, fonts, sounds and what only reports are left out. */
const wanted = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch', 'other'])
const requestsMax = 300
const quietMs = 500
/** For the last request that is under way: what fills the page, or one that never ends. */
const lastMs = 8000
/** Characters of the document. */
const lengthMax = 5_000_000

/** Loads a page behind its proxy, waits until nothing more is loaded or `calmMs` are over, and reads the document. */
export async function loadPage(
  browser: Browser,
  {
    url,
    proxyPort,
    userAgent,
    calmMs,
  }: { url: string; proxyPort: number; userAgent: string; calmMs: number },
): Promise<LoadedPage> {
  const context = await browser.createBrowserContext({
    proxyServer: `http://127.0.0.1:${proxyPort}`,
    proxyBypassList: ['<-loopback>'],
    downloadBehavior: { policy: 'deny' },
  })
  try {
    const page = await context.newPage()
    await prepare(page, `${await browser.userAgent()} ${userAgent}`)
    const begun = performance.now()
    const response = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 })
    const type = response?.headers()['content-type'] ?? 'text/html'
    if (!/^\s*(?:text\/html|application\/xhtml\+xml)/i.test(type)) {
      throw new BrowserFault('not_html', "There's no page at this URL.")
    }
    const left = () => Math.max(1, calmMs - (performance.now() - begun))
    const waitForQuiet = (concurrency: number, timeout: number) =>
      page.waitForNetworkIdle({ idleTime: quietMs, concurrency, timeout }).catch(() => {})
    await waitForQuiet(1, left())
    await waitForQuiet(0, Math.min(lastMs, left()))
    const html: unknown = await page.evaluate(`document.documentElement.outerHTML.slice(0, ${lengthMax + 1})`)
    if (typeof html !== 'string') throw new BrowserFault('not_html', "There's no page at this URL.")
    if (html.length > lengthMax) throw new BrowserFault('too_large', 'This page is too large to read.')
    return { url: page.url(), status: response?.status() ?? 200, html: Buffer.from(`<!DOCTYPE html>${html}`) }
  } finally {
    context.close().catch(() => {})
  }
}

async function prepare(page: Page, userAgent: string): Promise<void> {
  let requests = 0
  const judge = (request: HTTPRequest) => {
    const isFit = ++requests <= requestsMax && wanted.has(request.resourceType())
    const settled = isFit ? request.continue() : request.abort()
    settled.catch(() => {}) // the page has gone
  }
  page.on('request', judge)
  page.on('dialog', (dialog) => dialog.dismiss().catch(() => {}))
  await Promise.all([
    page.setRequestInterception(true),
    page.setBypassServiceWorker(true),
    page.setUserAgent({ userAgent }),
    page.evaluateOnNewDocument(silence),
  ])
}

/** Runs in the page, before its scripts: it has no use for a console, for windows and for calls. */
function silence(): void {
  for (const name of Object.keys(console)) Object.assign(console, { [name]: () => {} })
  for (const name of [
    'RTCPeerConnection',
    'webkitRTCPeerConnection',
    'RTCDataChannel',
    'WebTransport',
    'open',
  ])
    Reflect.deleteProperty(globalThis, name)
}
