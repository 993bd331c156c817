/**
 * Writes what weigh_judged_cases.py learns to tell right replies by: a question a line, with all that is known of it and of the best
 * sentence. `node bench/eval/meaning/write-judged-cases.ts cases.jsonl [change.bin without-0.bin without-1.bin]`
 */
import { writeFileSync } from 'node:fs'
import { answerabilityFeatures } from '@parleykit/engine/answer/evidence/answerability-features'
import {
  chooseSentences,
  type RankedCandidate,
  rankCandidates,
} from '@parleykit/engine/answer/excerpts/choose-sentences'
import { joinQuotes } from '@parleykit/engine/answer/excerpts/join-quotes'
import {
  meantFeatures,
  rankByMeanings,
  sentenceFeatures,
} from '@parleykit/engine/answer/meaning/weigh-meanings'
import { fitRanker, readCases } from './learn-meaning.ts'
import type { Case, SentenceWeights } from './meant-cases.ts'
import { openChangedEncoder } from './open-changed-encoder.ts'
import { openKeptEncoder } from './open-kept-encoder.ts'

type Numbers = Readonly<Record<string, number>>

function readJudged(each: Case, weights: SentenceWeights) {
  const { search, meanings } = each.found
  const [best, ...others] = rankByMeanings(each.candidates, meanings, weights)
  const [preferred] = rankCandidates(each.candidates)
  if (!best || !preferred) throw new Error('A case without candidates')
  const ranked = [best, ...others] as const
  const byWords = answerabilityFeatures(search.question, search.hits, best)
  const reply = joinQuotes(chooseSentences(search.question, ranked))
  const { set, name, asked, confidence, isRightByWords } = each
  return {
    set,
    name,
    kind: asked.kind,
    confidence,
    isRightByWords,
    isRight: asked.kind === 'known' && asked.isRight(reply),
    features: {
      ...meantFeatures(ranked, meanings, byWords, { candidate: preferred, isAnswered: false }),
      ...prefixed('words', byWords),
      ...prefixed('sentence', sentenceFeatures(best, meanings)),
      ...besideOthers(ranked, (candidate) => sentenceFeatures(candidate, meanings)),
      terms: search.question.terms.length,
      contentTerms: search.question.terms.filter(({ isFunctionWord }) => !isFunctionWord).length,
    },
  }
}

/** How the best sentence stands among all. */
function besideOthers(
  ranked: readonly [RankedCandidate, ...RankedCandidate[]],
  featuresOf: (candidate: RankedCandidate) => { readonly alone: number; readonly inContext: number },
): Numbers {
  const [best, ...others] = ranked
  const nearness = (candidate: RankedCandidate) => {
    const { alone, inContext } = featuresOf(candidate)
    return 0.45 * alone + 0.55 * inContext
  }
  const near = ranked.map(nearness).sort((a, b) => b - a)
  const [nearest = 0, second = 0] = near
  const mean = near.reduce((sum, each) => sum + each, 0) / near.length
  const spread = Math.sqrt(near.reduce((sum, each) => sum + (each - mean) ** 2, 0) / near.length)
  return {
    otherPassage: others.find(({ passage }) => passage !== best.passage)?.probability ?? 0,
    secondProbability: others[0]?.probability ?? 0,
    thirdProbability: others[1]?.probability ?? 0,
    bestNearness: nearness(best),
    nearest,
    second,
    fifth: near[4] ?? near.at(-1) ?? 0,
    mean,
    spread,
    standsOut: spread === 0 ? 0 : (nearest - mean) / spread,
    candidates: Math.log(1 + ranked.length),
  }
}

function prefixed(prefix: string, features: object): Numbers {
  return Object.fromEntries(Object.entries(features).map(([name, value]) => [`${prefix}.${name}`, value]))
}

const [path, ...changes] = process.argv.slice(2)
if (path === undefined) throw new Error('Where to? write-judged-cases.ts cases.jsonl')
const encoder = openKeptEncoder()
const [own, ...folds] = changes.map(openChangedEncoder)
const cases = await readCases(own ?? encoder, folds).finally(() => encoder.close())
const ranker = fitRanker(cases)
writeFileSync(path, cases.map((each) => `${JSON.stringify(readJudged(each, ranker))}\n`).join(''))
