import { chooseSentences } from '../../server/src/features/answering/core/choose-sentences.ts'
import { gateFeatures } from '../../server/src/features/answering/core/gate-features.ts'
import { joinQuotes } from '../../server/src/features/answering/core/join-quotes.ts'
import type { Choice, Labelled } from './fit-linear-model.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { holdsAnswer } from './holds-answer.ts'
import { type Agent, makeAgent } from './make-agent.ts'
import type { Material } from './read-material.ts'

/** Of the pairs of an agent and another article's question, every third is taken. */
const PAIR_STEP = 3

/** Which sentence holds the answer: one example per answerable question whose answer was among the candidates. */
export function sentenceExamples(material: Material): { names: string[]; examples: Choice[] } {
  const agents = agentsOf(material)
  let names: string[] = []
  const examples = material.questions.flatMap(({ article, question, answers }) => {
    const agent = agents.get(article)
    const { candidates } = agent ? gatherEvidence(agent, question) : { candidates: [] }
    const right = candidates.map((candidate) => holdsAnswer(candidate.sentence.text, answers))
    if (!right.includes(true)) return []
    names = Object.keys(candidates[0]?.features ?? {})
    return [{ options: candidates.map((candidate) => Object.values(candidate.features)), right }]
  })
  return { names, examples }
}

/** Questions whose reply would hold an answer (positive) and questions put to another article's agent (negative). */
export function gateExamples(material: Material): {
  names: string[]
  examples: (Labelled & { agent: string; source: string })[]
} {
  const agents = agentsOf(material)
  let names: string[] = []
  const examples: (Labelled & { agent: string; source: string })[] = []
  for (const [number, { article, question, answers, is_impossible }] of material.questions.entries()) {
    for (const [place, [name, agent]] of [...agents].entries()) {
      const isOwn = name === article
      if (isOwn ? is_impossible : (number + place) % PAIR_STEP !== 0) continue
      const { search, ranked } = gatherEvidence(agent, question)
      const best = ranked[0]
      if (!best) continue
      if (isOwn && !holdsAnswer(joinQuotes(chooseSentences(ranked)), answers)) continue
      const features = gateFeatures(search.question, search.hits, best)
      names = Object.keys(features)
      examples.push({
        agent: name,
        source: article,
        isPositive: isOwn,
        features: [1, ...Object.values(features)],
      })
    }
  }
  return { names, examples }
}

function agentsOf(material: Material): Map<string, Agent> {
  return new Map([...material.articles].map(([name, text]) => [name, makeAgent([{ title: '', text }])]))
}
