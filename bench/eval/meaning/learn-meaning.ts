/**
 * Learns the numbers in engine/src/answer/meaning/encoder-weights.ts and prints them. What it reports of itself
 * is cross-validated: every agent is judged by weights, of both models, that were learned on others. With changes of the encoder:
 * `node bench/eval/meaning/learn-meaning.ts change.bin without-0.bin without-1.bin`
 */
import { ANSWERABILITY_THRESHOLD } from '@parleykit/engine/answer/evidence/answerability-weights'
import { sigmoid } from '@parleykit/engine/answer/evidence/linear-score'
import { MEANT_SENTENCE_WEIGHTS } from '@parleykit/engine/answer/meaning/encoder-weights'
import { sureConfidence } from '../../../server/src/features/answering/core/suggestions/suggest-topics.ts'
import type { SentenceEncoder } from '../../../server/src/platform/sentence-encoder/index.ts'
import { fitLogistic, fitSoftmax, score } from '../fit-linear-model.ts'
import { percent } from '../rows.ts'
import { encodeMeanings } from '../suggestions/encode-meanings.ts'
import { answerabilityCase, type Case, nameWeights, readCase, type SentenceWeights } from './meant-cases.ts'
import { openChangedEncoder } from './open-changed-encoder.ts'
import { openKeptEncoder } from './open-kept-encoder.ts'
import { readLearnedAgents } from './read-asked.ts'

const FOLDS = 8
/** How often a case of the set counts. */
const IMPORTANCE = { everyday: 3, tuned: 3, written: 1, small: 2, article: 1 } as const
/** A wrong answer costs two refusals: one more than the refusal that it is instead, two where a refusal is right. */
const COST = { known: 1, 'near-topic': 4, 'off-topic': 2 } as const
/** The least chances of being right that are answered with, by whether words alone would answer. */
const LEAST_CHANCES = { answered: 0.35, refused: 0.5 }
/** What else might be chosen, to be printed beside it. */
const OTHER_BARS = [0.3, 0.35, 0.4, 0.45].flatMap((answered) =>
  [0.45, 0.5, 0.55, 0.6].map((refused) => ({ answered, refused })),
)

type TextEncoder = Pick<SentenceEncoder, 'encodeLater'>

/**
 * All that is learned from. `folds` are encoders of which number i has learned nothing of every agent whose number is i by their
 * count: an agent that the encoder has seen looks nearer than a new one will.
 */
export async function readCases(encoder: TextEncoder, folds: readonly TextEncoder[] = []): Promise<Case[]> {
  const cases: Case[] = []
  for (const [number, learned] of readLearnedAgents().entries()) {
    const unseeing = learned.set === 'everyday' ? undefined : folds[number % Math.max(1, folds.length)]
    const meanings = await encodeMeanings(unseeing ?? encoder, learned.agent)
    for (const asked of learned.asked) {
      const read = await readCase(learned, asked, meanings)
      if (read) cases.push(read)
    }
  }
  return cases
}

function learnMeaning(cases: readonly Case[]): void {
  const agents = [...new Set(cases.map(({ name }) => name))]
  const foldOf = ({ name }: Case) => agents.indexOf(name) % FOLDS
  const rankers = leavingOut((fold) => fitRanker(cases.filter((each) => foldOf(each) !== fold)))
  const judged = cases.map((each) => ({
    each,
    ...answerabilityCase(each, rankers[foldOf(each)] ?? MEANT_SENTENCE_WEIGHTS),
  }))
  const unsure = judged.filter(({ each }) => each.confidence < sureConfidence)
  const classifiers = leavingOut((fold) => fitClassifier(unsure.filter(({ each }) => foldOf(each) !== fold)))
  const outcomes = judged.map(({ each, features, isRight }) => {
    const isSure = each.confidence >= sureConfidence
    const chance = isSure
      ? 1
      : sigmoid(score(classifiers[foldOf(each)] ?? [], [1, ...Object.values(features)]))
    return { each, chance, isRight: isSure ? each.isRightByWords : isRight }
  })
  const ranker = fitRanker(cases)
  print('sentence', Object.keys(ranker), Object.values(ranker))
  const classifier = fitClassifier(unsure)
  const { answered, refused } = LEAST_CHANCES
  classifier[0] = (classifier[0] ?? 0) + logit(ANSWERABILITY_THRESHOLD) - logit(refused)
  classifier[classifier.length - 1] = logit(refused) - logit(answered)
  print('classifier', ['bias', ...Object.keys(judged[0]?.features ?? {})], classifier)
  for (const set of Object.keys(IMPORTANCE)) {
    const own = outcomes.filter(({ each }) => each.set === set)
    report(
      `${set}, by words`,
      own,
      ({ each }) => each.confidence >= ANSWERABILITY_THRESHOLD,
      'isRightByWords',
    )
    for (const bars of [LEAST_CHANCES, ...OTHER_BARS])
      report(
        `${set}, with meanings, from ${bars.answered} / ${bars.refused} on`,
        own,
        (outcome) => isAnsweredByMeaning(outcome, bars),
        'isRight',
      )
  }
}

interface Outcome {
  readonly each: Case
  readonly chance: number
  readonly isRight: boolean
}

function isAnsweredByMeaning({ each, chance }: Outcome, bars: typeof LEAST_CHANCES): boolean {
  return chance >= (each.confidence >= ANSWERABILITY_THRESHOLD ? bars.answered : bars.refused)
}

type Judged = { readonly each: Case } & ReturnType<typeof answerabilityCase>

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

/** Unlike `fitLogistic` alone, with the odds that the cases have. */
function fitClassifier(judged: readonly Judged[]): number[] {
  const examples = judged.map(({ each, features, isRight }) => ({
    features: [1, ...Object.values(features)],
    isPositive: isRight,
    importance: IMPORTANCE[each.set] * COST[each.asked.kind],
  }))
  const sum = (isPositive: boolean) =>
    examples.reduce((total, it) => total + (it.isPositive === isPositive ? it.importance : 0), 0)
  const [bias = 0, ...weights] = fitLogistic(examples)
  return [bias + Math.log(sum(true) / sum(false)), ...weights]
}

function report(
  name: string,
  outcomes: readonly Outcome[],
  isAnswered: (outcome: Outcome) => boolean,
  by: 'isRight' | 'isRightByWords',
): void {
  const isRight = ({ each, isRight }: Outcome) => (by === 'isRight' ? isRight : each.isRightByWords)
  const known = outcomes.filter(({ each }) => each.asked.kind === 'known')
  const answered = known.filter(isAnswered)
  const share = (count: number, all: number) => percent(count / Math.max(1, all))
  const right = answered.filter(isRight).length
  const refused = (kind: Case['asked']['kind']) => {
    const own = outcomes.filter(({ each }) => each.asked.kind === kind)
    return `${kind} refused ${share(own.filter((each) => !isAnswered(each)).length, own.length)} of ${own.length}`
  }
  const figures = `right ${share(right, known.length)}, wrong ${share(answered.length - right, known.length)} of ${known.length}`
  console.log(`${name}: ${figures}; ${refused('near-topic')}, ${refused('off-topic')}`)
}

function logit(chance: number): number {
  return Math.log(chance / (1 - chance))
}

function print(model: string, names: readonly string[], weights: ArrayLike<number>): void {
  console.log(model, names.map((name, at) => `${name}: ${(weights[at] ?? 0).toFixed(2)}`).join(', '))
}

if (import.meta.main) {
  const encoder = openKeptEncoder()
  const [own, ...folds] = process.argv.slice(2).map(openChangedEncoder)
  learnMeaning(await readCases(own ?? encoder, folds).finally(() => encoder.close()))
}
