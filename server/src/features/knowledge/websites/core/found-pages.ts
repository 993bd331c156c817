import type { FrontierPage } from './frontier.ts'
import { pageKey } from './scope.ts'
import { isNearDuplicate } from './word-fingerprint.ts'

export interface FoundPage {
  /** Absolute and canonical. */
  readonly url: string
  /** Null if it wasn't read. */
  readonly title: string | null
  /** ISO 639-1. */
  readonly language: string | null
  /** Whether the page was read, or is a file that such a page links to. Otherwise it probably exists. */
  readonly isSeen: boolean
}

/** The data of a read page that decides whether it is listed. */
export interface ListablePage {
  /** The final URL after redirects, canonical. */
  readonly url: string
  readonly title: string | null
  readonly language: string | null
  readonly canonical: string | null
  readonly noindex: boolean
  readonly textHash: string
  readonly textLength: number
  /** As in `wordFingerprint`. */
  readonly words: readonly number[]
  readonly looksNotFound: boolean
}

/** `listed`, or why not. */
type ListingVerdict = 'listed' | 'twin' | 'noindex' | 'not_found'

export interface FoundPages {
  /** Judges a page that was read: it is listed unless it is already listed, doesn't exist or asks not to be listed. */
  judge(candidate: FrontierPage, page: ListablePage): ListingVerdict
  /** Adds a page that couldn't be read in time but probably exists. */
  keepUnread(candidate: FrontierPage): void
  /** Updates a page's title and language after its scripts have run. */
  retitle(url: string, page: Pick<FoundPage, 'title' | 'language'>): void
  /** Learns what the site shows for a missing page if it doesn't report an error status. */
  learnNotFound(page: ListablePage): void
  readonly size: () => number
  /** Pages that were read, in order of arrival, then the others. */
  list(): FoundPage[]
}

/** Shorter texts are empty frames of pages that JavaScript fills: equal ones don't mean equal pages. */
const tellingLength = 200
/** Number of texts with the same path and title that a page is compared with. */
const variantsMax = 20

/** The pages of a website, each once. */
export function createFoundPages(): FoundPages {
  const read = new Map<string, FoundPage>()
  const unread = new Map<string, FoundPage>()
  const texts = new Set<string>()
  const variants = new Map<string, (readonly number[])[]>()
  let notFound: ListablePage | undefined
  let first: ListablePage | undefined

  function isNotFound(page: ListablePage): boolean {
    if (page.looksNotFound) return true
    if (page === first || page.textLength < tellingLength / 4) return false
    if (notFound === undefined) return false
    const isTitled = page.title !== null && page.title === notFound.title && page.title !== first?.title
    return page.textHash === notFound.textHash || (isTitled && isNearDuplicate(page.words, notFound.words))
  }

  /** Pages with the same path and title that differ in few words differ by visit: the parameter means nothing. */
  function isVariant(address: string, { title, words }: ListablePage): boolean {
    if (title === null || title === first?.title) return false
    const name = `${pathOf(address)} ${title}`
    const known = variants.get(name) ?? []
    if (known.some((other) => isNearDuplicate(words, other))) return true
    variants.set(name, [...known.slice(1 - variantsMax), words])
    return false
  }

  return {
    judge(candidate, page) {
      first ??= page
      const { url, title } = page
      const isStart = candidate.depth === 0
      if (page.noindex && !isStart) return 'noindex'
      if (!isStart && isNotFound(page)) return 'not_found'
      const address = page.canonical !== null && isSpelling(page.canonical, url) ? page.canonical : url
      const key = pageKey(address)
      if (read.has(key) || texts.has(page.textHash) || isVariant(address, page)) return 'twin'
      if (page.textLength >= tellingLength) texts.add(page.textHash)
      if (candidate.kind === 'list') return 'twin'
      unread.delete(key)
      const isFrame = page !== first && page.textLength < tellingLength / 4 && title === first.title
      const language = page.language ?? candidate.language
      read.set(key, { url: address, title: isFrame ? null : title, language, isSeen: true })
      return 'listed'
    },
    retitle(url, { title, language }) {
      const page = read.get(pageKey(url))
      if (page && title !== null)
        read.set(pageKey(url), { ...page, title, language: language ?? page.language })
    },
    keepUnread({ url, key, kind, language }) {
      if (!read.has(key)) unread.set(key, { url, title: null, language, isSeen: kind === 'document' })
    },
    learnNotFound(page) {
      if (page.textHash !== first?.textHash) notFound = page
    },
    size: () => read.size,
    list: () => [...read.values(), ...unread.values()],
  }
}

/** Whether two URLs differ only in parameters or spelling. Canonical URLs that point elsewhere are often wrong. */
function isSpelling(canonical: string, url: string): boolean {
  return pathOf(canonical) === pathOf(url)
}

const pathOf = (address: string) => pageKey(address).split('?', 1)[0]
