import { isRow, startsLine } from '@parleykit/engine/text/markdown-lines'
import { passageTokens } from '@parleykit/engine/text/passage-size'

interface Passage {
  readonly entryId: number
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** A passage with its position in the index: neighbors in a text have adjacent positions. */
export interface Placed<P extends Passage = Passage> {
  readonly position: number
  readonly passage: P
}

/** This many of the best passages bring a neighbor on either side, before weaker passages are added. */
const BEST_WITH_NEIGHBOURS = 4
/** A table or list that spans several passages is read whole up to this share of the budget. */
const RUN_SHARE = 0.5
/** An entry that fills this share of the budget waits until the others have had their turn. */
const ENTRY_SHARE = 0.5

/**
 * Chooses the passages that a model reads, within a budget of estimated tokens. First the hits, best first, with the
 * rest of their tables and lists and the neighbors of the best; then more distant context. Equal texts are read once,
 * and no entry crowds out all others. Neighboring passages keep the order of their text, and the stretch with the best
 * passage comes first.
 */
export function choosePassages<P extends Passage>(
  ranked: readonly Placed<P>[],
  further: readonly Placed<P>[],
  tokenBudget: number,
): P[] {
  const byPosition = new Map<number, Placed<P>>()
  let least = Number.POSITIVE_INFINITY
  for (const list of [further, ranked])
    for (const placed of list) {
      byPosition.set(placed.position, placed)
      least = Math.min(least, passageTokens(placed.passage))
    }
  const chosen = new Map<number, Placed<P>>()
  const texts = new Set<string>()
  const tokensOf = new Map<number, number>()
  let tokens = 0
  const isNew = ({ position, passage }: Placed<P>) => !chosen.has(position) && !texts.has(passage.text)
  const take = (group: readonly Placed<P>[]): boolean => {
    const added = group.filter(isNew)
    const size = tokensOfAll(added)
    if (tokens + size > tokenBudget && chosen.size > 0) return false
    for (const placed of added) {
      const { passage } = placed
      chosen.set(placed.position, placed)
      texts.add(passage.text)
      tokensOf.set(passage.entryId, (tokensOf.get(passage.entryId) ?? 0) + passageTokens(passage))
    }
    tokens += size
    return true
  }
  const isFull = () => chosen.size > 0 && tokens + least > tokenBudget
  const waiting: Placed<P>[] = []
  for (const [rank, placed] of ranked.entries()) {
    if (isFull()) break
    if ((tokensOf.get(placed.passage.entryId) ?? 0) > tokenBudget * ENTRY_SHARE) {
      waiting.push(placed)
      continue
    }
    const run = runAround(placed, byPosition)
    if (tokensOfAll(run) > tokenBudget * RUN_SHARE || !take(run)) take([placed])
    if (rank < BEST_WITH_NEIGHBOURS) for (const each of neighboursOf(placed, byPosition)) take([each])
  }
  for (const placed of [...waiting, ...further]) {
    if (isFull()) break
    take([placed])
  }
  return inReadingOrder([...chosen.values()], ranked)
}

function tokensOfAll(group: readonly Placed[]): number {
  return group.reduce((sum, { passage }) => sum + passageTokens(passage), 0)
}

function neighboursOf<P extends Passage>(
  { position, passage }: Placed<P>,
  byPosition: ReadonlyMap<number, Placed<P>>,
): Placed<P>[] {
  return [byPosition.get(position + 1), byPosition.get(position - 1)].flatMap((other) =>
    other?.passage.entryId === passage.entryId ? [other] : [],
  )
}

/** The passage with those that its table or list begins in and continues in. */
function runAround<P extends Passage>(
  placed: Placed<P>,
  byPosition: ReadonlyMap<number, Placed<P>>,
): Placed<P>[] {
  const run = [placed]
  for (let next = byPosition.get(placed.position + 1); next && goesOn(run.at(-1), next); ) {
    run.push(next)
    next = byPosition.get(next.position + 1)
  }
  for (let before = byPosition.get(placed.position - 1); before && goesOn(before, run[0]); ) {
    run.unshift(before)
    before = byPosition.get(before.position - 1)
  }
  return run
}

/** Whether a passage ends in a line of a table or list and the next one begins with one. */
function goesOn(before: Placed | undefined, after: Placed | undefined): boolean {
  if (!before || !after) return false
  const [one, next] = [before.passage, after.passage]
  if (one.entryId !== next.entryId || one.heading !== next.heading) return false
  const { last } = edgesOf(one)
  return last !== null && last === edgesOf(next).first
}

type LineKind = 'row' | 'item' | null

interface Edges {
  readonly first: LineKind
  readonly last: LineKind
}

const knownEdges = new WeakMap<Passage, Edges>()

/** How a passage begins and ends, computed once per object. */
function edgesOf(passage: Passage): Edges {
  const known = knownEdges.get(passage)
  if (known) return known
  const { text } = passage
  const first = text.split('\n', 1)[0] ?? ''
  const edges = { first: lineKind(first), last: lineKind(text.slice(text.lastIndexOf('\n') + 1)) }
  knownEdges.set(passage, edges)
  return edges
}

function lineKind(line: string): LineKind {
  if (!startsLine(line)) return null
  return isRow(line) ? 'row' : 'item'
}

/** Joins neighbors into stretches of text. The stretch with the best passage comes first. */
function inReadingOrder<P extends Passage>(chosen: readonly Placed<P>[], ranked: readonly Placed<P>[]): P[] {
  const ranks = new Map<number, number>()
  for (const [rank, { position }] of ranked.entries()) ranks.set(position, rank)
  const stretches: Placed<P>[][] = []
  for (const placed of [...chosen].sort((a, b) => a.position - b.position)) {
    const last = stretches.at(-1)?.at(-1)
    const isNext = last?.position === placed.position - 1 && last.passage.entryId === placed.passage.entryId
    if (isNext) stretches.at(-1)?.push(placed)
    else stretches.push([placed])
  }
  const rankOf = (stretch: readonly Placed[]) =>
    Math.min(...stretch.map(({ position }) => ranks.get(position) ?? Number.MAX_SAFE_INTEGER))
  return stretches
    .sort((a, b) => rankOf(a) - rankOf(b))
    .flat()
    .map(({ passage }) => passage)
}
