import type { Browser, HTTPRequest, Page } from 'puppeteer-core'
import { BrowserFault } from './browser-fault.ts'

export interface LoadedPage {
  /** The page's final address. */
  readonly url: string
  readonly status: number
  /** The document once loading has settled, as UTF-8. */
  readonly html: Buffer
}

/** Resource types that text needs. Images, fonts, media and reporting requests are left out. */
const wanted = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch', 'other'])
const requestsMax = 300
const quietMs = 500
/** For the last request in progress, which may fill the page or never end. */
const lastMs = 8000
/** Maximum number of characters of the document. */
const lengthMax = 5_000_000

/** Loads a page through its proxy, waits until no more is loaded or `calmMs` are over, and reads the document. */
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
    settled.catch(() => {}) // the page was closed
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

/** Runs in the page before its scripts and disables the console, windows and calls. */
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
