import { once } from 'node:events'
import { BrowserFault, type Renderer } from '../../../../platform/browser/index.ts'
import { FetchFault } from '../../../../platform/fetch-public-url/index.ts'
import type { Scope } from '../core/scope.ts'
import type { DocumentParser } from './create-document-parser.ts'
import type { PageMetadata } from './parsing-work.ts'

/**
 * The browser's time limit as a multiple of the time left: the map gives up on a slow page before the browser would be
 * killed for it.
 */
const share = 1.2

export interface EmptyStart {
  readonly url: string
  readonly scope: Scope
  readonly robots: string | null
  readonly parser: DocumentParser
  readonly renderer: Renderer
  /** In milliseconds. */
  readonly timeLeft: number
  readonly signal: AbortSignal
}

/** The facts in a map's first page after a browser has run its scripts; null without a browser or if time runs out. */
export async function renderStart(start: EmptyStart): Promise<PageMetadata | null> {
  const { url, scope, robots, parser, renderer, timeLeft, signal } = start
  const ended = new AbortController()
  try {
    const totalMs = Math.max(1, Math.round(timeLeft * share))
    const rendering = renderer.renderPage({ url, signal, totalMs })
    rendering.catch(() => {}) // the clock may have won
    const clock = once(signal, 'abort', { signal: ended.signal }).then(() => null)
    clock.catch(() => {})
    const page = signal.aborted ? null : await Promise.race([rendering, clock])
    if (page === null) return null
    const document = {
      scope,
      robots,
      kind: 'page',
      url: page.url,
      charset: 'utf-8',
      body: page.html,
    } as const
    const [metadata] = await parser.parse([document])
    return metadata?.kind === 'page' ? metadata : null
  } catch (error) {
    if (error instanceof BrowserFault || error instanceof FetchFault) return null
    throw error
  } finally {
    ended.abort()
  }
}
