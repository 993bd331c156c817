/**
 * Learns the weights of `classifyIntent` from the phrases beside it, and says how well they tell held-out phrases apart:
 * `node bench/eval/intents/learn-intents.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { seededRandom } from '../../../e2e/support/seeded-random.ts'
import { type Intent, intents } from '../../../server/src/features/answering/intent/classify-intent.ts'
import {
  featureCount,
  intentFeatures,
} from '../../../server/src/features/answering/intent/intent-features.ts'
import { readOwnAgents } from '../everyday/read-own-agents.ts'
import { readWrittenAgents } from '../everyday/read-written-agents.ts'

interface Example {
  readonly kind: string
  readonly features: readonly number[]
}

interface Model {
  readonly weights: Float64Array
  bias: number
}

const epochs = 30
const regularisation = 3e-4
const rate = 0.5
/** What a phrase of each counts: of the rare ones more. */
const shares: Readonly<Record<Intent, number>> = { person: 1, contact: 6 }

const folder = new URL('phrases/', import.meta.url)
/** A line of a file: the intent, a tab, the phrase. */
const written = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', phrase = ''] = line.split('\t')
      return { kind, phrase }
    }),
)
const phrases = new Map(written.map(({ phrase, kind }) => [phrase.toLowerCase(), kind]))

/** Questions to all kinds of agents; those that a phrase of ours is like are left out, and those that only measure. */
const asked = [
  ...readWrittenAgents().flatMap(({ questions }) => questions.map(({ ask }) => ask)),
  ...readOwnAgents('tuned').flatMap(({ conversations }) =>
    conversations.flatMap(({ turns }) => turns.map(({ ask }) => ask)),
  ),
].filter((ask) => !phrases.has(ask.toLowerCase()))

const examples = [...written, ...asked.map((phrase) => ({ kind: 'other', phrase }))].map(
  ({ kind, phrase }): Example => ({ kind, features: [...intentFeatures(phrase)] }),
)

/** Logistic regression by stochastic gradient descent with rates of their own (Duchi et al., "AdaGrad", 2011). */
function learn(shown: readonly Example[], kind: Intent): Model {
  const random = seededRandom(7)
  const model = { weights: new Float64Array(featureCount), bias: 0 }
  const squares = new Float64Array(featureCount).fill(1e-6)
  let squaresOfBias = 1e-6
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const example of shuffled(shown, random)) {
      const { features } = example
      const value = 1 / Math.sqrt(features.length)
      const isOurs = example.kind === kind
      const error =
        (1 / (1 + Math.exp(-logOdds(model, example))) - (isOurs ? 1 : 0)) * (isOurs ? shares[kind] : 1)
      for (const feature of features) {
        const weight = model.weights[feature] ?? 0
        const gradient = error * value + regularisation * weight
        const square = (squares[feature] ?? 0) + gradient * gradient
        squares[feature] = square
        model.weights[feature] = weight - (rate * gradient) / Math.sqrt(square)
      }
      squaresOfBias += error * error
      model.bias -= (rate * error) / Math.sqrt(squaresOfBias)
    }
  }
  return model
}

function logOdds({ weights, bias }: Model, { features }: Example): number {
  return (
    features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0) / Math.sqrt(features.length) + bias
  )
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

const all = shuffled(examples, seededRandom(3))
const isHeldOut = (_: Example, at: number) => at % 5 === 0
const held = all.filter(isHeldOut)
const bytes = intents.map((kind) => {
  const tried = learn(
    all.filter((example, at) => !isHeldOut(example, at)),
    kind,
  )
  const share = (of: readonly Example[]) => {
    const above = of.filter((example) => logOdds(tried, example) > 1).length
    return `${((100 * above) / of.length).toFixed(1)} % of ${of.length}`
  }
  const ours = held.filter((example) => example.kind === kind)
  console.log(
    `${kind}: found ${share(ours)}, false ${share(held.filter((example) => example.kind !== kind))}`,
  )
  const { weights, bias } = learn(all, kind)
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const head = Buffer.alloc(8)
  head.writeFloatLE(bias, 0)
  head.writeFloatLE(scale, 4)
  return Buffer.concat([
    head,
    Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer),
  ])
})
const target = '../../../server/src/features/answering/intent/intent-weights.bin'
writeFileSync(new URL(target, import.meta.url), Buffer.concat(bytes))
