/**
 * Learns the numbers in sentence-weights.ts and gate-weights.ts and prints them. Deterministic. What it reports of itself
 * is cross-validated by article: every article (and the FAQ) is judged by weights, of both models, that were learned on the others.
 */
import type { SentenceFeatures } from '../../server/src/features/answering/core/weigh-evidence.ts'
import { fitLogistic, fitSoftmax, score } from './fit-linear-model.ts'
import { type GateExample, gateExamples, sentenceExamples } from './gather-examples.ts'
import { quantile, share } from './measure-articles.ts'
import { MATERIAL_FOLDER, readMaterial } from './read-material.ts'

/** A little above the wanted 98 of 100, since other knowledge may be harder. */
const REFUSED_SHARE = 0.982

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
  return own.map((example) => ({ kind: example.kind, score: score(weights, example.features) }))
})
const offTopic = judged.filter((example) => example.kind === 'off-topic')
const answerable = judged.filter((example) => example.kind !== 'off-topic')

console.log('SENTENCE_WEIGHTS')
print(sentences.names, fitSoftmax(sentences.examples))
console.log('GATE_WEIGHTS (the first is GATE_BIAS)')
print(['bias', ...gate.names], fitGate(gate.examples))
console.log(`GATE_THRESHOLD ${(1 / (1 + Math.exp(-thresholdAt(REFUSED_SHARE)))).toFixed(2)}`)
for (const refused of [0.9, 0.95, 0.98, REFUSED_SHARE, 0.99]) {
  const threshold = thresholdAt(refused)
  const right = share(answerable, (example) => example.kind === 'right' && example.score > threshold)
  console.log(
    `cross-validated: ${refused} of off-topic refused, ${right.toFixed(3)} of answerable answered rightly`,
  )
}

function fitGate(examples: readonly GateExample[]): Float64Array {
  const clear = examples.filter((example) => example.kind !== 'wrong')
  return fitLogistic(clear.map(({ kind, features }) => ({ features, isPositive: kind === 'right' })))
}

function thresholdAt(refused: number): number {
  return quantile(
    offTopic.map((example) => example.score),
    refused,
  )
}

function print(names: readonly string[], weights: ArrayLike<number>): void {
  for (const [at, name] of names.entries()) console.log(`  ${name}: ${(weights[at] ?? 0).toFixed(2)},`)
}
