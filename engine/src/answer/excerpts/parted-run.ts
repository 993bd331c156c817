import { isDelimiterRow } from '../../text/reading/line-context.ts'
import { type LineRun, runAt } from '../../text/reading/line-run.ts'
import type { Candidate } from '../evidence/weigh-evidence.ts'

interface PartedRun<Found extends Candidate> {
  /** Of the passage that the lines begin in. */
  readonly candidate: Found
  readonly run: LineRun
  /** Whether they go on in a further passage. */
  readonly goesOn: boolean
}

/** Where lines begin that fill several passages, as far as these were found. */
export function findBeginning<Found extends Candidate>(
  candidate: Found,
  run: LineRun,
  found: readonly Found[],
): PartedRun<Found> {
  const siblings = found.filter(({ passage }) => isSamePlace(passage, candidate.passage))
  let beginning = { candidate, run }
  for (let before = neighbour(beginning, siblings, -1); before; before = neighbour(beginning, siblings, -1))
    beginning = before
  return { ...beginning, goesOn: neighbour(beginning, siblings, 1) !== undefined }
}

type Part<Found extends Candidate> = { readonly candidate: Found; readonly run: LineRun }

/** The lines that go on from, or before, the part in the nearest passage; `undefined` where other text is between. */
function neighbour<Found extends Candidate>(
  { candidate, run }: Part<Found>,
  siblings: readonly Found[],
  direction: 1 | -1,
): Part<Found> | undefined {
  if (!reachesEdge(candidate, run, direction)) return undefined
  const id = candidate.passage.passageId
  const beyond = siblings.filter(({ passage }) => (passage.passageId - id) * direction > 0)
  const distance = ({ passage }: Found) => Math.abs(passage.passageId - id)
  const nearest = beyond.sort((a, b) => distance(a) - distance(b))[0]
  if (!nearest) return undefined
  const { passage, sentences } = nearest
  const edge = direction === 1 ? firstLine(nearest) : sentences.length - 1
  const other = runAt(passage.text, sentences, edge)
  const isSameKind = sentences[edge]?.kind === candidate.sentences[run.lines[0]?.[0] ?? -1]?.kind
  return other && isSameKind ? { candidate: nearest, run: other } : undefined
}

function reachesEdge(candidate: Candidate, { lines }: LineRun, direction: 1 | -1): boolean {
  if (direction === 1) return lines.at(-1)?.at(-1) === candidate.sentences.length - 1
  return lines[0]?.[0] === firstLine(candidate)
}

/** The first place below the table's header, which every part repeats. */
function firstLine({ sentences }: Candidate): number {
  return isDelimiterRow(sentences[1]) ? 2 : 0
}

function isSamePlace(a: Candidate['passage'], b: Candidate['passage']): boolean {
  return a.title === b.title && a.heading === b.heading
}
