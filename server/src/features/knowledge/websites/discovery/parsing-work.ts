import type { Work } from '../../../../platform/child-process/index.ts'
import type { Scope } from '../core/scope.ts'

/** A document that a site has sent, to be read outside the server process. */
export interface SentDocument {
  readonly scope: Scope
  /** The site's robots.txt; null if it has none. */
  readonly robots: string | null
  readonly kind: 'page' | 'sitemap' | 'robots'
  readonly url: string
  readonly charset: string | null
  readonly body: Uint8Array
}

export interface PageMetadata {
  readonly kind: 'page'
  readonly title: string | null
  /** ISO 639-1. */
  readonly language: string | null
  /** The URL that the page names as its own, if it is in scope. */
  readonly canonical: string | null
  /** Distinct canonical URLs in scope that robots may follow, in order. */
  readonly links: readonly string[]
  /** The same page in other languages. */
  readonly alternates: readonly LocalizedUrl[]
  /** URLs that robots.txt disallows; only some of them if there are many. */
  readonly refused: readonly string[]
  readonly noindex: boolean
  /** Hash of all visible text; pages with the same hash are the same page. */
  readonly textHash: string
  readonly textLength: number
  /** As in `wordFingerprint`. */
  readonly words: readonly number[]
  readonly looksNotFound: boolean
}

export interface SitemapMetadata {
  readonly kind: 'sitemap'
  readonly sitemaps: readonly string[]
  readonly pages: readonly LocalizedUrl[]
  readonly refused: readonly string[]
  /** Whether it has more than was read. */
  readonly more: boolean
}

export interface RobotsMetadata {
  readonly kind: 'robots'
  readonly allowsStart: boolean
  readonly sitemaps: readonly string[]
  readonly crawlDelaySeconds: number
}

export interface LocalizedUrl {
  readonly url: string
  readonly language: string | null
}

/** Null if the document couldn't be read. */
export type DocumentMetadata = PageMetadata | SitemapMetadata | RobotsMetadata | null

export const parsingWork: Work<SentDocument, DocumentMetadata> = {
  module: new URL('./parse-documents.ts', import.meta.url),
}
