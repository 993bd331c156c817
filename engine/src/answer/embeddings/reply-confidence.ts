import { ANSWERABILITY_THRESHOLD } from '../evidence/answerability-weights.ts'
import { sigmoid } from '../evidence/linear-score.ts'
import { type Forest, forestContributions, forestProbability, readForest } from './forest.ts'
import type { ReplyFeatures } from './reply-features.ts'
import REPLY_FOREST from './reply-forest.json' with { type: 'json' }

/** In the order of the forest's features. */
const REPLY_FEATURES = [
  'inSentence',
  'rareInPassage',
  'evidence',
  'inHeading',
  'inTopicHeading',
  'inTopic',
  'headlineLikeness',
  'wordPairs',
  'leads',
  'namesInSentence',
  'unknownNames',
  'unknownRare',
  'score',
  'knowledge',
  'inPrevious',
  'inPassage',
  'exactInSentence',
  'exactInPassage',
  'wordsInSentence',
  'namesMissing',
  'passageScore',
  'sentenceScore',
  'holdsType',
  'missesType',
  'alone',
  'inContext',
  'length',
  'isTiny',
  'isRow',
  'isItem',
  'leadsIn',
  'byWords',
  'wordsOdds',
  'wordsAnswer',
  'agrees',
  'probability',
  'passageProbability',
  'secondProbability',
  'thirdProbability',
  'otherPassage',
  'bestNearness',
  'nearest',
  'secondNearest',
  'fifthNearest',
  'meanNearness',
  'spreadOfNearness',
  'standsOut',
  'candidates',
  'terms',
  'contentTerms',
] as const satisfies readonly (keyof ReplyFeatures)[]

/**
 * The minimum probabilities for an answer, depending on whether words alone would answer. They gave the greatest
 * benefit for the tuned and written agents, a wrong answer costing two refusals, with a tenth of wrong answers for
 * everyday agents that were not used for learning and 98 of 100 off-topic questions refused for articles.
 */
export const LEAST_PROBABILITIES = { answered: 0.375, refused: 0.42 }

let forest: Forest | undefined

/**
 * The probability that the reply is right, by the forest that bench/eval/meaning/learn-meaning.ts grew, on the scale of
 * the classifier of words: the minimum probability maps to its threshold.
 */
export function replyConfidence(features: ReplyFeatures): number {
  forest ??= readForest(REPLY_FOREST)
  return onScaleOfWords(forestProbability(forest, replyFeatureList(features)), features.wordsAnswer === 1)
}

/** How much each feature adds to the probability that the reply is right, below 0 if it lowers it. */
export function replyContributions(
  features: ReplyFeatures,
): { name: string; value: number; weight: number }[] {
  forest ??= readForest(REPLY_FOREST)
  const contributions = forestContributions(forest, replyFeatureList(features))
  return REPLY_FEATURES.map((name, at) => ({ name, value: features[name], weight: contributions[at] ?? 0 }))
}

/** The features in the forest's order. */
export function replyFeatureList(features: ReplyFeatures): number[] {
  return REPLY_FEATURES.map((name) => features[name])
}

function onScaleOfWords(chance: number, isAnsweredByWords: boolean): number {
  const least = isAnsweredByWords ? LEAST_PROBABILITIES.answered : LEAST_PROBABILITIES.refused
  return sigmoid(logOdds(chance) - logOdds(least) + logOdds(ANSWERABILITY_THRESHOLD))
}

function logOdds(chance: number): number {
  return Math.log(chance / (1 - chance))
}
