/**
 * Learns the numbers in sentence-weights.ts and answerability-weights.ts and prints them. Deterministic. What it reports of itself
 * is cross-validated by article: every article (and the FAQ) is judged by weights, of both models, that were learned on the others.
 */
import type { SentenceFeatures } from '@parleykit/engine/answer/evidence/find-candidates'
import { fitLogistic, fitSoftmax, score } from './fit-linear-model.ts'
import { type AnswerabilityExample, answerabilityExamples, sentenceExamples } from './gather-examples.ts'
import {
  languageAnswerabilityExamples,
  languageSentenceExamples,
  smallAnswerabilityExamples,
} from './gather-further-examples.ts'
import { quantile, share } from './measure-articles.ts'
import { MATERIAL_FOLDER, readMaterial } from './read-material.ts'

/** Of the questions about other articles, which now and then can be answered: of clearly off-topic ones it is more. */
const REFUSED_SHARE = 0.98
const IMPORTANCE: Readonly<Record<AnswerabilityExample['size'], number>> = {
  whole: 1,
  part: 0.5,
  language: 0.3,
  small: 0.3,
}
const NEAR_IMPORTANCE = 0.1

const material = readMaterial()
if (!material) {
  console.log(`Skipped: there is no material in ${MATERIAL_FOLDER}.`)
  process.exit(0)
}

const sentences = sentenceExamples(material)
const choices = [...sentences.examples, ...languageSentenceExamples()]
const sentenceWeights = fitSoftmax(choices)
const scorers = new Map(
  [...new Set(choices.map(({ source }) => source))].map((source) => {
    const weights = fitSoftmax(choices.filter((choice) => choice.source !== source))
    return [source, (features: SentenceFeatures) => score(weights, Object.values(features))]
  }),
)
const classifier = answerabilityExamples(material, scorers)
const examples = [
  ...classifier.examples,
  ...languageAnswerabilityExamples(scorers),
  ...smallAnswerabilityExamples(scorers),
]
const classifierWeights = fitClassifier(examples)
const judged = [...new Set(examples.map(({ agent }) => agent))].flatMap((agent) => {
  const weights = fitClassifier(examples.filter((it) => it.agent !== agent && it.source !== agent))
  const own = examples.filter((example) => example.agent === agent)
  return own.map(({ kind, size, features }) => ({ kind, size, score: score(weights, features) }))
})
const scoresOf = (size: AnswerabilityExample['size'], kind: AnswerabilityExample['kind']) =>
  judged.filter((example) => example.size === size && example.kind === kind).map((example) => example.score)
const threshold = quantile(
  judged.flatMap((example) =>
    example.kind === 'off-topic' && example.size === 'whole' ? [example.score] : [],
  ),
  REFUSED_SHARE,
)

console.log('SENTENCE_WEIGHTS')
print(sentences.names, sentenceWeights)
console.log('ANSWERABILITY_WEIGHTS (the first is ANSWERABILITY_BIAS)')
print(['bias', ...classifier.names], classifierWeights)
console.log(`ANSWERABILITY_THRESHOLD ${(1 / (1 + Math.exp(-threshold))).toFixed(2)}`)
console.log('cross-validated, answerable answered rightly')
for (const size of ['whole', 'part', 'language', 'small'] as const) {
  const offTopic = scoresOf(size, 'off-topic')
  for (const refused of [0.9, 0.95, 0.98, 0.99])
    console.log(
      `  ${size}, ${refused} of off-topic refused: ${rightAbove(size, quantile(offTopic, refused))}`,
    )
  const refused = share(offTopic, (value) => value <= threshold).toFixed(3)
  console.log(`  ${size}, at the threshold: ${rightAbove(size, threshold)}, off-topic refused ${refused}`)
}
const near = share(scoresOf('part', 'near'), (value) => value <= threshold).toFixed(3)
console.log(`  of parts of articles, about other parts refused: ${near}`)

/** Questions whose answer another part of the article holds may be answered from this one too. */
function fitClassifier(examples: readonly AnswerabilityExample[]): Float64Array {
  const clear = examples.filter((example) => example.kind !== 'wrong')
  const cases = clear.map(({ kind, size, features }) => ({
    features,
    isPositive: kind === 'right',
    importance: IMPORTANCE[size] * (kind === 'near' ? NEAR_IMPORTANCE : 1),
  }))
  return fitLogistic(cases)
}

function rightAbove(size: AnswerabilityExample['size'], least: number): string {
  const right = scoresOf(size, 'right')
  const all = right.length + scoresOf(size, 'wrong').length
  return (right.filter((value) => value > least).length / all).toFixed(3)
}

function print(names: readonly string[], weights: ArrayLike<number>): void {
  for (const [at, name] of names.entries()) console.log(`  ${name}: ${(weights[at] ?? 0).toFixed(2)},`)
}
