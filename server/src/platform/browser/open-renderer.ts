import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { FetchFault, type Guard, readAddress } from '../fetch-public-url/index.ts'
import { createTurns } from '../sandbox/index.ts'
import { BrowserFault } from './browser-fault.ts'
import { findBrowser } from './find-browser.ts'
import { launchBrowser, type RunningBrowser } from './launch-browser.ts'
import { type LoadedPage, loadPage } from './load-page.ts'
import { type GuardProxy, openGuardProxy } from './open-guard-proxy.ts'

export interface PageToRender {
  readonly url: string
  readonly signal?: AbortSignal | undefined
  /** In milliseconds, waiting for a place not counted. */
  readonly totalMs?: number
}

/** Pages that JavaScript fills, read by a browser of this machine. */
export interface Renderer {
  /**
   * The document as a visitor's browser has it. Rejects with a BrowserFault, or with the FetchFault of an address that may
   * not be connected to.
   */
  renderPage(page: PageToRender): Promise<LoadedPage>
  /** Ends the browser, and pages under way with it. */
  close(): Promise<void>
}

export interface RendererOptions {
  /** BROWSER_PATH: a program, `off`, or null to look for one. */
  readonly browserPath: string | null
  readonly guard: Guard
  readonly userAgent: string
  /** Hears of a browser that doesn't start, and of one that was ended. */
  readonly onFault: (fault: BrowserFault) => void
}

const places = { atOnce: 2, waiting: 20 }
const defaultMs = 25_000
/** A browser without pages is ended. */
const idleMs = 30_000
/** One that didn't start isn't tried again before. */
const faultMs = 60_000
const leaveMs = 3000
const pageLimits = { bytesMax: 30 * 1024 * 1024, connectionsMax: 200 }
const nothingAllowed = { bytesMax: 0, connectionsMax: 0 }

/** One browser for all pages, started by the first and ended when there are none for a while. */
export function openRenderer({ browserPath, guard, userAgent, onFault }: RendererOptions): Renderer {
  const turns = createTurns(places.atOnce, places.waiting)
  const closing = new AbortController()
  let running: Promise<{ started: RunningBrowser; rest: GuardProxy }> | null = null
  let fault: { readonly of: BrowserFault; readonly until: number } | null = null
  let idle: NodeJS.Timeout | undefined
  let pages = 0

  /** What belongs to no page goes to a proxy that refuses everything. */
  async function start(path: string) {
    const rest = await openGuardProxy(guard, nothingAllowed)
    try {
      const started = await launchBrowser(path, rest.port)
      started.ended.addEventListener('abort', () => {
        running = null
        rest.close().catch(() => {})
        if (!closing.signal.aborted && started.ended.reason !== idleEnd) onFault(started.ended.reason)
      })
      return { started, rest }
    } catch (error) {
      await rest.close()
      throw error
    }
  }

  async function browser(): Promise<RunningBrowser> {
    const path = findBrowser(browserPath)
    if (path === null) throw noBrowser()
    if (fault !== null && performance.now() < fault.until) throw fault.of
    running ??= start(path).catch((error: unknown) => {
      running = null
      if (error instanceof BrowserFault) {
        fault = { of: error, until: performance.now() + faultMs }
        onFault(error)
      }
      throw error
    })
    return (await running).started
  }

  async function render({ url, signal, totalMs = defaultMs }: PageToRender): Promise<LoadedPage> {
    const address = readAddress(url)
    const { browser: chromium, ended, end, allowPage } = await browser()
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
      // Ended for another page's sake: this one may come if it is asked for again.
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

  /** A page that its reader has left, and that goes on all the same, goes with its browser. */
  async function endUnlessLeft(loading: Promise<unknown>, end: RunningBrowser['end']): Promise<void> {
    const left = loading.then(
      () => true,
      () => true,
    )
    if (!(await Promise.race([left, sleep(leaveMs, false, { ref: false })]))) await end(tooSlow())
  }

  return {
    async renderPage(page) {
      if (closing.signal.aborted) throw stopped()
      if (findBrowser(browserPath) === null) throw noBrowser()
      if (!(await turns.enter())) throw busy()
      clearTimeout(idle)
      pages++
      try {
        return await render(page)
      } catch (error) {
        if (error instanceof BrowserFault || error instanceof FetchFault) throw error
        throw unreachable(error)
      } finally {
        turns.leave()
        if (--pages === 0) {
          idle = setTimeout(
            () => running?.then(({ started }) => started.end(idleEnd)).catch(() => {}),
            idleMs,
          )
          idle.unref()
        }
      }
    },
    async close() {
      closing.abort()
      clearTimeout(idle)
      await running?.then(
        ({ started }) => started.end(stopped()),
        () => {},
      )
    },
  }
}

const idleEnd = new BrowserFault('stopped', 'The browser had nothing to do.')

function noBrowser(): BrowserFault {
  const message =
    'This page is empty until JavaScript fills it, and this server has no browser to run that. Whoever runs it can install Chromium, or name one by BROWSER_PATH.'
  return new BrowserFault('no_browser', message)
}

const busy = () =>
  new BrowserFault('busy', 'Too many pages wait for the browser. Try again in a few minutes.')
const stopped = () => new BrowserFault('stopped', 'Reading this page was stopped.')
const tooSlow = () => new BrowserFault('timeout', 'This page took too long to build itself in the browser.')

function unreachable(cause: unknown): BrowserFault {
  return new BrowserFault('unreachable', "The browser couldn't load this page.", { cause })
}
