/**
 * Learns engine/src/answer/embeddings/reply-forest.json, which it writes, and sentence-weights.ts, which it prints. What it reports
 * of itself is cross-validated: every agent is judged by what was learned, of both models, from others. With changes of the encoder:
 * `node bench/eval/meaning/learn-meaning.ts change.bin without-0.bin without-1.bin`; with `--without everyday` what is written is
 * learned without that set, so that the rest of `npm run bench -- eval` can be measured on it.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Forest, forestProbability, writeForest } from '@parleykit/engine/answer/embeddings/forest'
import { LEAST_PROBABILITIES, replyFeatureList } from '@parleykit/engine/answer/embeddings/reply-confidence'
import { EMBEDDED_SENTENCE_WEIGHTS } from '@parleykit/engine/answer/embeddings/sentence-weights'
import type { SentenceEncoder } from '../../../server/src/platform/sentence-encoder/index.ts'
import { fitSoftmax } from '../fit-linear-model.ts'
import { growForest } from '../grow-forest.ts'
import { percent } from '../rows.ts'
import { encodeAgent } from '../suggestions/encode-agent.ts'
import {
  type Case,
  type Judged,
  judgeCase,
  nameWeights,
  readCase,
  type SentenceWeights,
} from './meant-cases.ts'
import { openChangedEncoder } from './open-changed-encoder.ts'
import { openKeptEncoder } from './open-kept-encoder.ts'
import { readLearnedAgents } from './read-asked.ts'

const FOLDS = 8
/** How often a case of the set counts where sentences are ranked, and where replies are judged. */
const IMPORTANCE = { everyday: 3, tuned: 3, written: 1, small: 2, article: 1 } as const
const WEIGHT_OF_REPLY = { everyday: 5, tuned: 3, written: 1, small: 2, article: 4 } as const
/** A wrong answer costs two refusals: one more than the refusal that it is instead, two where a refusal is right. */
const COST = { known: 1, 'near-topic': 4, 'off-topic': 2 } as const
const GROWTH = { trees: 60, leafCases: 30, depth: 10, tried: 0.5 }
/** What else might be chosen, to be printed beside it. */
const BARS = [0.35, 0.375, 0.4, 0.425].flatMap((answered) =>
  [0.425, 0.45, 0.475, 0.5, 0.55].map((refused) => ({ answered, refused })),
)
export const FOREST_FILE = new URL('../../../engine/src/answer/embeddings/reply-forest.json', import.meta.url)

type TextEncoder = Pick<SentenceEncoder, 'encodeAll'>

/**
 * All that is learned from. `folds` are encoders of which number i has learned nothing of every agent whose number is i by their
 * count: an agent that the encoder has seen looks nearer than a new one will.
 */
export async function readCases(encoder: TextEncoder, folds: readonly TextEncoder[] = []): Promise<Case[]> {
  const cases: Case[] = []
  for (const [number, learned] of readLearnedAgents().entries()) {
    const unseeing = learned.set === 'everyday' ? undefined : folds[number % Math.max(1, folds.length)]
    const embeddings = await encodeAgent(unseeing ?? encoder, learned.agent)
    for (const asked of learned.asked) {
      const read = await readCase(learned, asked, embeddings)
      if (read) cases.push(read)
    }
  }
  return cases
}

function reportLearning(cases: readonly Case[]): void {
  const agents = [...new Set(cases.map(({ set, name }) => `${set} ${name}`))]
  const foldOf = ({ set, name }: Case) => agents.indexOf(`${set} ${name}`) % FOLDS
  const rankers = leavingOut((fold) => fitRanker(cases.filter((each) => foldOf(each) !== fold)))
  const judged = cases.map((each) => ({
    each,
    ...judgeCase(each, rankers[foldOf(each)] ?? EMBEDDED_SENTENCE_WEIGHTS),
  }))
  const forests = leavingOut((fold) => fitForest(judged.filter(({ each }) => foldOf(each) !== fold)))
  const outcomes = judged.map((own) => {
    const forest = forests[foldOf(own.each)]
    const chance = own.isConfident || !forest ? 1 : forestProbability(forest, replyFeatureList(own.features))
    return { ...own, chance }
  })
  for (const bars of [LEAST_PROBABILITIES, ...BARS]) {
    console.log(`from ${bars.answered} on where words answer, else from ${bars.refused} on:`)
    for (const set of Object.keys(IMPORTANCE)) {
      const own = outcomes.filter(({ each }) => each.set === set)
      console.log(`  ${set}: ${describe(own, (outcome) => isAnswered(outcome, bars))}`)
    }
  }
}

function learnFrom(cases: readonly Case[]): void {
  const ranker = fitRanker(cases)
  console.log('sentence', ranker)
  writeForestFile(fitForest(cases.map((each) => ({ each, ...judgeCase(each, ranker) }))))
}

type Outcome = Judged & { readonly each: Case; readonly chance: number }

function isAnswered({ features, isConfident, chance }: Outcome, bars: typeof LEAST_PROBABILITIES): boolean {
  return isConfident || chance >= (features.wordsAnswer ? bars.answered : bars.refused)
}

function leavingOut<T>(learn: (fold: number) => T): T[] {
  return Array.from({ length: FOLDS }, (_, fold) => learn(fold))
}

/** Weights under which the sentences that answer come first. */
export function fitRanker(cases: readonly Case[]): SentenceWeights {
  const choices = cases
    .filter(({ right }) => right.includes(true))
    .flatMap((each) => Array.from({ length: IMPORTANCE[each.set] }, () => each))
  return nameWeights(fitSoftmax(choices))
}

/** That a reply is right against that it is wrong, or that nothing is, by what isn't sure. */
export function fitForest(judged: readonly (Judged & { readonly each: Case })[], seed = 1): Forest {
  const examples = judged
    .filter(({ isConfident }) => !isConfident)
    .map(({ each, features, isRight }) => ({
      features: replyFeatureList(features),
      isPositive: isRight,
      importance: WEIGHT_OF_REPLY[each.set] * COST[each.asked.kind],
    }))
  return growForest(examples, GROWTH, seed)
}

function describe(outcomes: readonly Outcome[], isAnswered: (outcome: Outcome) => boolean): string {
  const share = (count: number, all: number) => percent(count / Math.max(1, all))
  const known = outcomes.filter(({ each }) => each.asked.kind === 'known')
  const answered = known.filter(isAnswered)
  const right = answered.filter(({ isRight }) => isRight).length
  const refused = (kind: Case['asked']['kind']) => {
    const own = outcomes.filter(({ each }) => each.asked.kind === kind)
    return `${kind} refused ${share(own.filter((each) => !isAnswered(each)).length, own.length)} of ${own.length}`
  }
  const figures = `right ${share(right, known.length)}, wrong ${share(answered.length - right, known.length)} of ${known.length}`
  return `${figures}; ${refused('near-topic')}, ${refused('off-topic')}`
}

export function writeForestFile(forest: Forest): void {
  writeFileSync(FOREST_FILE, `${JSON.stringify(writeForest(forest), null, 2)}\n`)
  console.log(`${forest.features.length} nodes written to ${fileURLToPath(FOREST_FILE)}`)
}

if (import.meta.main) {
  const encoder = openKeptEncoder()
  const { values, positionals } = parseArgs({
    options: { without: { type: 'string' } },
    allowPositionals: true,
  })
  const [own, ...folds] = positionals.map(openChangedEncoder)
  const cases = await readCases(own ?? encoder, folds).finally(() => encoder.close())
  if (values.without === undefined) reportLearning(cases)
  learnFrom(cases.filter(({ set }) => set !== values.without))
}
