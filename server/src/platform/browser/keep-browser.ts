import type { Guard } from '../fetch-public-url/index.ts'
import { BrowserFault } from './browser-fault.ts'
import { findBrowser } from './find-browser.ts'
import { launchBrowser, type RunningBrowser } from './launch-browser.ts'
import { openGuardProxy } from './open-guard-proxy.ts'

interface BrowserOptions {
  /** BROWSER_PATH: a program, `off`, or null to search for one. */
  readonly browserPath: string | null
  readonly guard: Guard
  /** Called if a browser doesn't start or was killed, except at shutdown. */
  readonly onFault: (fault: BrowserFault) => void
  readonly closing: AbortSignal
}

/** After a failed start, no new attempt is made before this time. */
const faultMs = 60_000
const nothingAllowed = { bytesMax: 0, connectionsMax: 0 }
const idleEnd = new BrowserFault('stopped', 'The browser had nothing to do.')

/** The only browser process, started on demand. */
export function keepBrowser({ browserPath, guard, onFault, closing }: BrowserOptions) {
  let running: Promise<RunningBrowser> | null = null
  let fault: { readonly of: BrowserFault; readonly until: number } | null = null

  /** Traffic that belongs to no page goes to a proxy that refuses everything. */
  async function start(path: string): Promise<RunningBrowser> {
    const rest = await openGuardProxy(guard, nothingAllowed)
    try {
      const started = await launchBrowser(path, rest.port)
      started.ended.addEventListener('abort', () => {
        running = null
        rest.close().catch(() => {})
        if (!closing.aborted && started.ended.reason !== idleEnd) onFault(started.ended.reason)
      })
      return started
    } catch (error) {
      await rest.close()
      throw error
    }
  }

  function requireBrowser(): string {
    const path = findBrowser(browserPath)
    if (path === null) throw noBrowser()
    return path
  }

  return {
    /** The program; throws a BrowserFault if there is none. */
    requireBrowser,
    async browser(): Promise<RunningBrowser> {
      const path = requireBrowser()
      if (fault !== null && performance.now() < fault.until) throw fault.of
      running ??= start(path).catch((error: unknown) => {
        running = null
        if (error instanceof BrowserFault) {
          fault = { of: error, until: performance.now() + faultMs }
          onFault(error)
        }
        throw error
      })
      return running
    },
    endIdle(): void {
      running?.then((started) => started.end(idleEnd)).catch(() => {})
    },
    async end(reason: BrowserFault): Promise<void> {
      await running?.then(
        (started) => started.end(reason),
        () => {},
      )
    },
  }
}

function noBrowser(): BrowserFault {
  const message =
    'This page is built with JavaScript, and this server has no browser to run it. The server administrator can install Chromium or set BROWSER_PATH.'
  return new BrowserFault('no_browser', message)
}
