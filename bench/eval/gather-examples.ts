import { chooseSentences, rankCandidates } from '../../server/src/features/answering/core/choose-sentences.ts'
import { gateFeatures } from '../../server/src/features/answering/core/gate-features.ts'
import { joinQuotes } from '../../server/src/features/answering/core/join-quotes.ts'
import type { SentenceFeatures } from '../../server/src/features/answering/core/weigh-evidence.ts'
import type { Choice, Features } from './fit-linear-model.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { holdsAnswer } from './holds-answer.ts'
import { type Agent, makeAgent } from './make-agent.ts'
import type { Material } from './read-material.ts'

/** Of the pairs of an agent and another article's question, every third is taken. */
const PAIR_STEP = 3

export interface SentenceExample extends Choice {
  readonly article: string
}

export interface GateExample {
  readonly agent: string
  /** The article that the question was asked about. */
  readonly source: string
  /** An answerable question whose reply would or wouldn't hold an answer, or a question about another article. */
  readonly kind: 'right' | 'wrong' | 'off-topic'
  /** The first is 1, for the bias. */
  readonly features: Features
}

/** Which sentence holds the answer: one example per answerable question whose answer is among the candidates. */
export function sentenceExamples(material: Material): { names: string[]; examples: SentenceExample[] } {
  const agents = agentsOf(material)
  let names: string[] = []
  const examples = material.questions.flatMap(({ article, question, answers }) => {
    const agent = agents.get(article)
    const { candidates } = agent ? gatherEvidence(agent, question) : { candidates: [] }
    const right = candidates.map((candidate) => holdsAnswer(candidate.sentence.text, answers))
    if (!right.includes(true)) return []
    names = Object.keys(candidates[0]?.features ?? {})
    return [{ article, options: candidates.map((candidate) => Object.values(candidate.features)), right }]
  })
  return { names, examples }
}

/** Answerable questions put to their own agent, and a part of all questions put to others. `scorers` are by agent. */
export function gateExamples(
  material: Material,
  scorers: ReadonlyMap<string, (features: SentenceFeatures) => number>,
): { names: string[]; examples: GateExample[] } {
  const agents = agentsOf(material)
  let names: string[] = []
  const examples: GateExample[] = []
  for (const [number, { article, question, answers, is_impossible }] of material.questions.entries()) {
    for (const [place, [name, agent]] of [...agents].entries()) {
      const isOwn = name === article
      if (isOwn ? is_impossible : (number + place) % PAIR_STEP !== 0) continue
      const { search, candidates } = gatherEvidence(agent, question)
      const ranked = rankCandidates(candidates, scorers.get(name))
      const best = ranked[0]
      if (!best) continue
      const isRight = isOwn && holdsAnswer(joinQuotes(chooseSentences(ranked)), answers)
      const features = gateFeatures(search.question, search.hits, best)
      names = Object.keys(features)
      const kind = isRight ? 'right' : isOwn ? 'wrong' : 'off-topic'
      examples.push({ agent: name, source: article, kind, features: [1, ...Object.values(features)] })
    }
  }
  return { names, examples }
}

function agentsOf(material: Material): Map<string, Agent> {
  return new Map([...material.articles].map(([name, text]) => [name, makeAgent([{ title: '', text }])]))
}
