import type { FrontierPage } from './frontier.ts'
import { pageKey } from './scope.ts'
import { isNearlyTheSame } from './word-print.ts'

export interface FoundPage {
  /** Absolute and canonical. */
  readonly url: string
  /** Null where it wasn't read. */
  readonly title: string | null
  /** ISO 639-1. */
  readonly language: string | null
  /** Whether it was read, or is a file that such a page links to; otherwise it may well be there. */
  readonly isSeen: boolean
}

/** What of a page that was read decides whether it is listed. */
export interface ListablePage {
  /** The address that it came from in the end, canonical. */
  readonly url: string
  readonly title: string | null
  readonly language: string | null
  readonly canonical: string | null
  readonly noindex: boolean
  readonly textHash: string
  readonly textLength: number
  /** As in `wordPrint`. */
  readonly words: readonly number[]
  readonly looksNotFound: boolean
}

/** `listed`, or why not. */
type ListingVerdict = 'listed' | 'twin' | 'noindex' | 'not_found'

export interface FoundPages {
  /** A page that was read: listed unless it is there already, isn't there at all, or asks not to be. */
  judge(candidate: FrontierPage, page: ListablePage): ListingVerdict
  /** A page that couldn't be read in time, but may well be there. */
  keepUnread(candidate: FrontierPage): void
  /** What a page turned out to be called when its scripts had run. */
  retitle(url: string, page: Pick<FoundPage, 'title' | 'language'>): void
  /** What the site shows for an address that it doesn't have, where it shows it as if it had it. */
  learnNotFound(page: ListablePage): void
  readonly size: () => number
  /** Pages that were read, in the order of their coming, then the others. */
  list(): FoundPage[]
}

/** Shorter texts are the empty frame of pages that JavaScript fills: they say nothing about sameness. */
const tellingLength = 200
/** Texts of one path and title that a page is held against. */
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
    return page.textHash === notFound.textHash || (isTitled && isNearlyTheSame(page.words, notFound.words))
  }

  /** Pages of one path and title that say the same but for a few words differ by their visit: the parameter says nothing. */
  function isVariant(address: string, { title, words }: ListablePage): boolean {
    if (title === null || title === first?.title) return false
    const name = `${pathOf(address)} ${title}`
    const known = variants.get(name) ?? []
    if (known.some((other) => isNearlyTheSame(words, other))) return true
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

/** Whether two addresses differ in their parameters or spelling alone: a canonical address of elsewhere is often a mistake. */
function isSpelling(canonical: string, url: string): boolean {
  return pathOf(canonical) === pathOf(url)
}

const pathOf = (address: string) => pageKey(address).split('?', 1)[0]
