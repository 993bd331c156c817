/**
 * Learns the numbers in sentence-weights.ts and gate-weights.ts and prints them. Deterministic. What it reports of itself
 * is cross-validated by article: every article is judged by weights that were learned on the others.
 */

import { fitLogistic, fitSoftmax, score } from './fit-linear-model.ts'
import { gateExamples, sentenceExamples } from './gather-examples.ts'
import { MATERIAL_FOLDER, readMaterial } from './read-material.ts'

const REFUSED_SHARE = 0.982

const material = readMaterial()
if (!material) {
  console.log(`Skipped: there is no material in ${MATERIAL_FOLDER}.`)
  process.exit(0)
}
const articles = [...material.articles.keys()]

const sentences = sentenceExamples(material)
const sentenceWeights = fitSoftmax(sentences.examples)
console.log('SENTENCE_WEIGHTS')
print(sentences.names, sentenceWeights)

const gate = gateExamples(material)
const held = articles.flatMap((article) => {
  const others = gate.examples.filter((example) => example.agent !== article && example.source !== article)
  const weights = fitLogistic(others)
  const own = gate.examples.filter((example) => example.agent === article)
  return own.map((example) => ({ isPositive: example.isPositive, score: score(weights, example.features) }))
})
const refused = held.filter((example) => !example.isPositive).map((example) => example.score)
const threshold = refused.sort((a, b) => a - b)[Math.floor(refused.length * REFUSED_SHARE)] ?? 0
const positives = held.filter((example) => example.isPositive)
const passed = positives.filter((example) => example.score >= threshold).length / positives.length
console.log('GATE_WEIGHTS (the first is GATE_BIAS)')
print(['bias', ...gate.names], fitLogistic(gate.examples))
console.log(`GATE_THRESHOLD ${(1 / (1 + Math.exp(-threshold))).toFixed(3)}`)
console.log(
  `cross-validated: at ${REFUSED_SHARE} of off-topic refused, ${passed.toFixed(3)} of good replies pass`,
)

function print(names: readonly string[], weights: ArrayLike<number>): void {
  for (const [at, name] of names.entries()) console.log(`  ${name}: ${(weights[at] ?? 0).toFixed(2)},`)
}
