import { estimateTokens } from '../../../retrieval/core/index.ts'

/** A passage with its number in the index: neighbours of a text are neighbours. */
export interface PlacedPassage {
  readonly entryId: number
  readonly place: number
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** Of the best passages so many bring a neighbour to either side, before weaker ones are read. */
const BEST_WITH_NEIGHBOURS = 4
/** A table or list that goes over several passages is read whole up to this share of the budget. */
const RUN_SHARE = 0.5
/** An entry that fills this share of the budget waits until the others had their turn. */
const ENTRY_SHARE = 0.5
/** What stands around a passage in a prompt. */
const TOKENS_AROUND = 14
const LINE = /^\s*(?:\||[-*+•–]\s|\d{1,3}[.)]\s)/

/**
 * The passages that a model reads, within a budget of estimated tokens: those found, best first, with what continues their
 * tables and lists and the neighbours of the best; then what stands further around. Equal texts are read once, and no
 * entry takes the place of all others. What belongs together stands in its own order, the best first.
 */
export function choosePassages<P extends PlacedPassage>(
  ranked: readonly P[],
  further: readonly P[],
  tokenBudget: number,
): P[] {
  const byPlace = new Map([...further, ...ranked].map((passage) => [passage.place, passage]))
  const chosen = new Map<number, P>()
  const texts = new Set<string>()
  const tokensOf = new Map<number, number>()
  let tokens = 0
  const take = (group: readonly P[]): boolean => {
    const added = group.filter(({ place, text }) => !chosen.has(place) && !texts.has(text))
    const size = added.reduce((sum, passage) => sum + sizeOf(passage), 0)
    if (tokens + size > tokenBudget && chosen.size > 0) return false
    for (const passage of added) {
      chosen.set(passage.place, passage)
      texts.add(passage.text)
      tokensOf.set(passage.entryId, (tokensOf.get(passage.entryId) ?? 0) + sizeOf(passage))
    }
    tokens += size
    return true
  }
  const neighboursOf = ({ place, entryId }: P): P[] =>
    [byPlace.get(place + 1), byPlace.get(place - 1)].filter(
      (it) => it !== undefined && it.entryId === entryId,
    ) as P[]
  const waiting: P[] = []
  for (const [rank, passage] of ranked.entries()) {
    if ((tokensOf.get(passage.entryId) ?? 0) > tokenBudget * ENTRY_SHARE) {
      waiting.push(passage)
      continue
    }
    const run = runAround(passage, byPlace)
    const runSize = run.reduce((sum, each) => sum + sizeOf(each), 0)
    if (runSize > tokenBudget * RUN_SHARE || !take(run)) take([passage])
    if (rank < BEST_WITH_NEIGHBOURS) for (const each of neighboursOf(passage)) take([each])
  }
  for (const passage of [...waiting, ...further]) take([passage])
  return inReadingOrder([...chosen.values()], ranked)
}

function sizeOf({ title, heading, text }: PlacedPassage): number {
  return estimateTokens(`${title} ${heading}\n${text}`) + TOKENS_AROUND
}

/** The passage with those that its table or list comes from and goes on in. */
function runAround<P extends PlacedPassage>(passage: P, byPlace: ReadonlyMap<number, P>): P[] {
  const run = [passage]
  for (let next = byPlace.get(passage.place + 1); next && goesOn(run.at(-1), next); ) {
    run.push(next)
    next = byPlace.get(next.place + 1)
  }
  for (let before = byPlace.get(passage.place - 1); before && goesOn(before, run[0]); ) {
    run.unshift(before)
    before = byPlace.get(before.place - 1)
  }
  return run
}

/** Whether a passage ends in a line of a table or list and the next one begins with such. */
function goesOn(one: PlacedPassage | undefined, next: PlacedPassage | undefined): boolean {
  if (!one || !next || one.entryId !== next.entryId || one.heading !== next.heading) return false
  const last = one.text.slice(one.text.lastIndexOf('\n') + 1)
  const first = next.text.split('\n', 1)[0] ?? ''
  return LINE.test(last) && LINE.test(first) && last.trim().startsWith('|') === first.trim().startsWith('|')
}

/** Neighbours become stretches of text; the stretch with the best passage comes first. */
function inReadingOrder<P extends PlacedPassage>(chosen: readonly P[], ranked: readonly P[]): P[] {
  const ranks = new Map(ranked.map(({ place }, rank) => [place, rank]))
  const stretches: P[][] = []
  for (const passage of [...chosen].sort((a, b) => a.place - b.place)) {
    const last = stretches.at(-1)?.at(-1)
    if (last?.place === passage.place - 1 && last.entryId === passage.entryId) stretches.at(-1)?.push(passage)
    else stretches.push([passage])
  }
  const rankOf = (stretch: readonly P[]) =>
    Math.min(...stretch.map(({ place }) => ranks.get(place) ?? Number.MAX_SAFE_INTEGER))
  return stretches.sort((a, b) => rankOf(a) - rankOf(b)).flat()
}
