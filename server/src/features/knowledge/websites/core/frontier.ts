import { type AddressKind, classifyAddress } from './classify-address.ts'
import { isLikelyAsked } from './is-likely-asked.ts'

import { inOneForm, isInScope, pageKey, type Scope } from './scope.ts'

/** A page that may be visited. */
export interface FrontierPage {
  readonly url: string
  readonly key: string
  readonly kind: Exclude<AddressKind, 'nothing' | 'doubtful'>
  /** Number of clicks from the start page. */
  readonly depth: number
  /** How many pages of the same pattern lead to it one after the other, as "next" links do. */
  readonly chain: number
  readonly isInSitemap: boolean
  readonly language: string | null
}

interface Origin {
  /** The linking page; null for a sitemap. */
  readonly from: FrontierPage | null
  readonly language?: string | null
}

export interface Frontier {
  /** Adds a canonical URL unless it is known, out of scope, or a trap. */
  offer(address: string, origin: Origin): void
  /** The most promising page not visited yet. */
  next(): FrontierPage | undefined
  /** Records a page's outcome. URL patterns that lead to nothing, or to timeouts, aren't tried forever. */
  noteOutcome(candidate: FrontierPage, outcome: Outcome): void
  /** Pages that weren't visited but probably exist. */
  rest(): FrontierPage[]
  /** Records a page with the same text as another: its pattern gets no more chances. */
  noteDuplicate(candidate: FrontierPage): void
}

const knownMax = 20_000
/** Pages linked one after the other, as "page 2" by its parameter, or "next" in a guide by its path. */
const longestChain = { parameters: 25, path: 400 }
/** Number of URLs that differ only in their parameters. */
const variantsMax = { one: 500, several: 60 }
const duplicatesMax = 3

/** Decides which page to visit next, near pages first: a crawl that ends early has what visitors see first. */
export function createFrontier(scope: Scope): Frontier {
  const known = new Set<string>()
  const variants = new Map<string, { count: number; duplicates: number }>()
  const queue = createRankedQueue<FrontierPage>()
  const outcomes = createOutcomes()
  const postponed: FrontierPage[] = []

  function hasRoom(url: URL): boolean {
    if (url.search === '') return true
    const make = makeOf(url)
    const seen = variants.get(make) ?? { count: 0, duplicates: 0 }
    variants.set(make, seen)
    const max = url.searchParams.size === 1 ? variantsMax.one : variantsMax.several
    return seen.duplicates < duplicatesMax && seen.count++ < max
  }

  return {
    offer(address, { from, language = null }) {
      const found = URL.parse(address)
      if (found === null || known.size >= knownMax || !isInScope(scope, found)) return
      const url = inOneForm(scope, found)
      const key = pageKey(url)
      const judged = classifyAddress(found)
      const kind = judged === 'doubtful' && from !== null ? 'nothing' : judged
      if (known.has(key) || (kind === 'nothing' && known.size > 0)) return
      const chain = from !== null && shapeOf(from.url) === shapeOf(url) && /\d/.test(url) ? from.chain + 1 : 0
      if (
        chain > longestChain[found.search === '' && kind !== 'list' ? 'path' : 'parameters'] ||
        !hasRoom(found)
      )
        return
      known.add(key)
      const depth = from === null ? (known.size === 1 ? 0 : 2) : from.depth + 1
      const rank = rankOf(url, depth, kind)
      const candidate = {
        url,
        key,
        kind: kind === 'document' || (kind === 'list' && from !== null) ? kind : 'page',
        depth,
        chain,
        isInSitemap: from === null,
        language,
      } as const
      queue.add(rank, candidate)
    },
    next() {
      for (let candidate = queue.take(); candidate !== undefined; candidate = queue.take()) {
        const make = variants.get(makeOf(new URL(candidate.url)))
        if (outcomes.isVain(candidate.url) || (make !== undefined && make.duplicates >= duplicatesMax))
          continue
        if (!outcomes.isSlow(candidate.url)) return candidate
        postponed.push(candidate)
      }
      return undefined
    },
    noteOutcome({ url }, outcome) {
      outcomes.note(url, outcome)
    },
    rest: () => [...queue.rest(), ...postponed].filter(({ url }) => !outcomes.isVain(url)),
    noteDuplicate({ url }) {
      const make = variants.get(makeOf(new URL(url)))
      if (make) make.duplicates++
    },
  }
}

function rankOf(url: string, depth: number, kind: AddressKind): number {
  if (depth > 0 && isLikelyAsked(url, null)) return 1
  return kind === 'list' ? depth + 0.5 : depth
}

/** A URL's pattern: its path with the names of its parameters. */
function makeOf(url: URL): string {
  return `${url.pathname}?${[...url.searchParams.keys()].sort().join('&')}`
}

/** The outcome of a page that was requested. */
type Outcome = 'useful' | 'useless' | 'late'

/** After this many useless or late pages of one shape, no others of the shape are requested. */
const vainMax = 3

/** Counts the outcomes of pages by the shape of their URLs. */
function createOutcomes() {
  const shapes = new Map<string, Record<Outcome, number>>()
  const of = (url: string) => {
    const shape = shapeOf(url)
    const known = shapes.get(shape) ?? { useful: 0, useless: 0, late: 0 }
    shapes.set(shape, known)
    return known
  }
  return {
    note(url: string, outcome: Outcome): void {
      of(url)[outcome]++
    },
    /** Whether URLs of this shape led to nothing. */
    isVain(url: string): boolean {
      const { useful, useless } = of(url)
      return useful === 0 && useless >= vainMax
    },
    /** Whether URLs of this shape only timed out. */
    isSlow(url: string): boolean {
      const { useful, late } = of(url)
      return useful === 0 && late >= vainMax
    },
  }
}

/** A URL with all numbers replaced by 0. */
function shapeOf(url: string): string {
  return url.replace(/\d+/g, '0')
}

/** A queue that returns the lowest rank first, and items of the same rank in order. */
function createRankedQueue<Item>() {
  const queues = new Map<number, Item[]>()
  return {
    add(rank: number, item: Item): void {
      const queue = queues.get(rank)
      if (queue) queue.push(item)
      else queues.set(rank, [item])
    },
    take(): Item | undefined {
      const rank = Math.min(...queues.keys())
      const queue = queues.get(rank)
      if (queue?.length === 1) queues.delete(rank)
      return queue?.shift()
    },
    /** All remaining items, in the order in which they would be taken. */
    rest: (): Item[] => [...queues].sort(([a], [b]) => a - b).flatMap(([, queue]) => queue),
  }
}
