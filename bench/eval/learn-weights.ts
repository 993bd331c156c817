/**
 * Learns the numbers in sentence-weights.ts and gate-weights.ts and prints them. Deterministic. What it reports of itself
 * is cross-validated by article: every article (and the FAQ) is judged by weights, of both models, that were learned on the others.
 */
import type { SentenceFeatures } from '../../server/src/features/answering/core/weigh-evidence.ts'
import { fitLogistic, fitSoftmax, score } from './fit-linear-model.ts'
import { type GateExample, gateExamples, sentenceExamples } from './gather-examples.ts'
import { quantile, share } from './measure-articles.ts'
import { MATERIAL_FOLDER, readMaterial } from './read-material.ts'

/** Of the questions about other articles, which now and then can be answered: of clearly off-topic ones it is more. */
const REFUSED_SHARE = 0.98
const PART_IMPORTANCE = 0.5
const NEAR_IMPORTANCE = 0.1

const material = readMaterial()
if (!material) {
  console.log(`Skipped: there is no material in ${MATERIAL_FOLDER}.`)
  process.exit(0)
}
const articles = [...material.articles.keys()]
const agents = [...articles, 'faq']

const sentences = sentenceExamples(material)
const scorers = new Map(
  agents.map((agent) => {
    const weights = fitSoftmax(sentences.examples.filter((example) => example.source !== agent))
    return [agent, (features: SentenceFeatures) => score(weights, Object.values(features))]
  }),
)
const gate = gateExamples(material, scorers)
const judged = articles.flatMap((article) => {
  const weights = fitGate(gate.examples.filter((it) => it.agent !== article && it.source !== article))
  const own = gate.examples.filter((example) => example.agent === article)
  return own.map(({ kind, size, features }) => ({ kind, size, score: score(weights, features) }))
})
const scoresOf = (size: GateExample['size'], kind: GateExample['kind']) =>
  judged.filter((example) => example.size === size && example.kind === kind).map((example) => example.score)
const offTopic = scoresOf('whole', 'off-topic')

console.log('SENTENCE_WEIGHTS')
print(sentences.names, fitSoftmax(sentences.examples))
console.log('GATE_WEIGHTS (the first is GATE_BIAS)')
print(['bias', ...gate.names], fitGate(gate.examples))
console.log(`GATE_THRESHOLD ${(1 / (1 + Math.exp(-quantile(offTopic, REFUSED_SHARE)))).toFixed(2)}`)
console.log('cross-validated, answerable answered rightly')
for (const refused of [0.9, 0.95, 0.98, 0.985, 0.99]) {
  console.log(
    `  whole articles, ${refused} of off-topic refused: ${rightAbove('whole', quantile(offTopic, refused))}`,
  )
}
const threshold = quantile(offTopic, REFUSED_SHARE)
const refusedShare = (kind: GateExample['kind']) =>
  share(scoresOf('part', kind), (value) => value <= threshold).toFixed(3)
console.log(`  parts of articles, at the threshold: ${rightAbove('part', threshold)}`)
console.log(
  `  of them refused: off-topic ${refusedShare('off-topic')}, about other parts ${refusedShare('near')}`,
)

/** Questions whose answer another part of the article holds may be answered from this one too. */
function fitGate(examples: readonly GateExample[]): Float64Array {
  const clear = examples.filter((example) => example.kind !== 'wrong')
  const cases = clear.map(({ kind, size, features }) => ({
    features,
    isPositive: kind === 'right',
    importance: (size === 'part' ? PART_IMPORTANCE : 1) * (kind === 'near' ? NEAR_IMPORTANCE : 1),
  }))
  return fitLogistic(cases)
}

function rightAbove(size: GateExample['size'], least: number): string {
  const right = scoresOf(size, 'right')
  const all = right.length + scoresOf(size, 'wrong').length
  return (right.filter((value) => value > least).length / all).toFixed(3)
}

function print(names: readonly string[], weights: ArrayLike<number>): void {
  for (const [at, name] of names.entries()) console.log(`  ${name}: ${(weights[at] ?? 0).toFixed(2)},`)
}
