import { type PatternNode, parsePattern } from './parse-pattern.ts'
import type { Pattern } from './pattern.ts'

/** What sets are tried with: of every kind of character one or more. */
const ALPHABET = [
  ...' \t\n\u00a0aAzéßÄ019.,;:!?¿…-–_#|*+=~`"\'’«»()[]{}<>/\\&@$€%^',
  ...'\u200b\u0301\u{1f600}一あアー가กاअñяЯ،؟。、？',
]
const VARIANTS = 3
/** A repetition with fewer turns than this is not worth pumping. */
const FEWEST_TURNS = 8

/** A beginning that leads to a repetition, and something that it repeats. */
interface Pump {
  readonly prefix: string
  readonly unit: string
}

/**
 * Texts of about `length` characters on which the pattern goes through its repetitions again and again, and fails at the
 * end: each repetition's own characters, from the start and behind what leads to it, and the whole way to it repeated.
 */
export function pumpPattern({ source, flags }: Pattern, length: number): string[] {
  const samples = sampler(flags)
  const pumps: Pump[] = []
  findPumps(parsePattern(source), '', pumps, samples)
  const texts = new Set<string>()
  const fill = (unit: string) => unit.repeat(Math.ceil(length / unit.length))
  for (const { prefix, unit } of pumps) {
    texts.add(`${fill(unit)}\u0001`)
    if (prefix !== '') texts.add(`${prefix}${fill(unit)}\u0001`).add(`${fill(prefix + unit)}\u0001`)
  }
  return [...texts]
}

type Samples = (node: PatternNode) => readonly string[]

/** Short texts that a node matches, the plainest first. */
function sampler(flags: string): Samples {
  const known = new Map<string, readonly string[]>()
  const ofSet = (source: string): readonly string[] => {
    const found = known.get(source)
    if (found) return found
    const set = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gy]/g, ''))
    const exact = /^[^\\[.]/.test(source) ? [source] : ALPHABET.filter((character) => set.test(character))
    known.set(source, exact.slice(0, VARIANTS))
    return exact.slice(0, VARIANTS)
  }
  const samples: Samples = (node) => {
    if (node.kind === 'set') return ofSet(node.source)
    if (node.kind === 'choice') return node.nodes.flatMap((each) => samples(each).slice(0, 1))
    if (node.kind === 'repeat') {
      const inner = samples(node.node)[0] ?? ''
      return [inner.repeat(Math.min(node.min, FEWEST_TURNS))]
    }
    if (node.kind === 'nothing') return ['']
    const firsts = node.nodes.map((each) => samples(each)[0] ?? '')
    return [firsts.join('')]
  }
  return samples
}

function findPumps(node: PatternNode, prefix: string, pumps: Pump[], samples: Samples): void {
  if (node.kind === 'choice') for (const each of node.nodes) findPumps(each, prefix, pumps, samples)
  if (node.kind === 'sequence') {
    let before = prefix
    for (const each of node.nodes) {
      findPumps(each, before, pumps, samples)
      before += samples(each)[0] ?? ''
    }
    return
  }
  if (node.kind !== 'repeat') return
  if (node.max >= FEWEST_TURNS) {
    const units = samples(node.node)
      .filter((unit) => unit !== '')
      .slice(0, VARIANTS)
    for (const unit of units) pumps.push({ prefix, unit })
    const [first, second] = units
    if (first !== undefined && second !== undefined) pumps.push({ prefix, unit: first + second })
  }
  findPumps(node.node, prefix, pumps, samples)
}
