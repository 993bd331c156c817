import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSemaphore } from '../concurrency/semaphore.ts'
import { FetchFault, type Guard, readAddress } from '../fetch-public-url/index.ts'
import { BrowserFault } from './browser-fault.ts'
import { keepBrowser } from './keep-browser.ts'
import type { RunningBrowser } from './launch-browser.ts'
import { type LoadedPage, loadPage } from './load-page.ts'
import { openGuardProxy } from './open-guard-proxy.ts'

interface PageToRender {
  readonly url: string
  readonly signal?: AbortSignal | undefined
  /** In milliseconds, not counting the time in the queue. */
  readonly totalMs?: number
}

/** Renders pages that depend on JavaScript, with a local browser. */
export interface Renderer {
  /**
   * The document as a visitor's browser has it. Rejects with a BrowserFault, or with the FetchFault of an address that
   * is not allowed.
   */
  renderPage(page: PageToRender): Promise<LoadedPage>
  /** Ends the browser and all pages in progress. */
  close(): Promise<void>
}

export interface RendererOptions {
  /** BROWSER_PATH: a program, `off`, or null to search for one. */
  readonly browserPath: string | null
  readonly guard: Guard
  readonly userAgent: string
  /** Called if a browser doesn't start or was killed. */
  readonly onFault: (fault: BrowserFault) => void
}

const places = { atOnce: 2, waiting: 20 }
const defaultMs = 25_000
/** How long a browser without pages is kept. */
const idleMs = 30_000
const leaveMs = 3000
const pageLimits = { bytesMax: 30 * 1024 * 1024, connectionsMax: 200 }

/** One browser for all pages, started for the first and ended after a while without any. */
export function openRenderer({ browserPath, guard, userAgent, onFault }: RendererOptions): Renderer {
  const semaphore = createSemaphore(places.atOnce, places.waiting)
  const closing = new AbortController()
  const keeper = keepBrowser({ browserPath, guard, onFault, closing: closing.signal })
  let idle: NodeJS.Timeout | undefined
  let pages = 0

  async function render({ url, signal, totalMs = defaultMs }: PageToRender): Promise<LoadedPage> {
    const address = readAddress(url)
    const { browser: chromium, ended, end, allowPage } = await keeper.browser()
    const proxy = await openGuardProxy(guard, pageLimits)
    const clock = AbortSignal.timeout(totalMs)
    const stop = AbortSignal.any([ended, clock, ...(signal ? [signal] : [])])
    allowPage()
    const calmMs = totalMs * 0.6
    const loading = loadPage(chromium, { url: address.href, proxyPort: proxy.port, userAgent, calmMs })
    loading.catch(() => {})
    try {
      return await Promise.race([loading, once(stop, 'abort').then(() => Promise.reject(stop.reason))])
    } catch (error) {
      // Killed because of another page: this page may work on another request.
      if (ended.aborted && !clock.aborted) throw ended.reason.kind === 'timeout' ? stopped() : ended.reason
      if (clock.aborted) {
        await endUnlessLeft(loading, end)
        throw tooSlow()
      }
      if (signal?.aborted) {
        void endUnlessLeft(loading, end)
        throw stopped()
      }
      if (error instanceof BrowserFault) throw error
      throw proxy.refusal() ?? unreachable(error)
    } finally {
      await proxy.close()
    }
  }

  return {
    async renderPage(page) {
      if (closing.signal.aborted) throw stopped()
      keeper.requireBrowser()
      if (!(await semaphore.acquire())) throw busy()
      clearTimeout(idle)
      pages++
      try {
        return await render(page)
      } catch (error) {
        if (error instanceof BrowserFault || error instanceof FetchFault) throw error
        throw unreachable(error)
      } finally {
        semaphore.release()
        if (--pages === 0) {
          idle = setTimeout(keeper.endIdle, idleMs)
          idle.unref()
        }
      }
    },
    async close() {
      closing.abort()
      clearTimeout(idle)
      await keeper.end(stopped())
    },
  }
}

/** If a page continues although its reader has left, its browser is ended. */
async function endUnlessLeft(loading: Promise<unknown>, end: RunningBrowser['end']): Promise<void> {
  const left = loading.then(
    () => true,
    () => true,
  )
  if (!(await Promise.race([left, sleep(leaveMs, false, { ref: false })]))) await end(tooSlow())
}

const busy = () =>
  new BrowserFault('busy', 'Too many pages are waiting for the browser. Try again in a few minutes.')
const stopped = () => new BrowserFault('stopped', 'Reading this page was stopped.')
const tooSlow = () => new BrowserFault('timeout', 'This page took too long to load in the browser.')

function unreachable(cause: unknown): BrowserFault {
  return new BrowserFault('unreachable', "The browser couldn't load this page.", { cause })
}
