import { chooseSentences, rankCandidates } from '../../server/src/features/answering/core/choose-sentences.ts'
import { gateFeatures } from '../../server/src/features/answering/core/gate-features.ts'
import { joinQuotes } from '../../server/src/features/answering/core/join-quotes.ts'
import type { SentenceFeatures } from '../../server/src/features/answering/core/weigh-evidence.ts'
import type { Choice, Features } from './fit-linear-model.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { holdsAnswer } from './holds-answer.ts'
import { type Agent, makeAgent, makeFaqAgent } from './make-agent.ts'
import type { Material } from './read-material.ts'

/** Of the pairs of an agent and another article's question, every third is taken. */
const PAIR_STEP = 3

/** The name under which the agent with all FAQ threads stands beside the articles. */
const FAQ = 'faq'
/** Of the questions about articles, every tenth is put to the FAQ's agent. */
const FAQ_STEP = 10

export interface SentenceExample extends Choice {
  readonly source: string
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

/**
 * Which sentence holds the answer: one example per answerable question whose answer is among the candidates. For an FAQ
 * paraphrase it is taken to stand in the first passage of its thread.
 */
export function sentenceExamples(material: Material): { names: string[]; examples: SentenceExample[] } {
  const agents = agentsOf(material)
  let names: string[] = []
  const examples = material.questions.flatMap(({ article, question, answers }) => {
    const agent = agents.get(article)
    const { candidates } = agent ? gatherEvidence(agent, question) : { candidates: [] }
    const right = candidates.map((candidate) => holdsAnswer(candidate.sentence.text, answers))
    if (!right.includes(true)) return []
    names = Object.keys(candidates[0]?.features ?? {})
    return [
      { source: article, options: candidates.map((candidate) => Object.values(candidate.features)), right },
    ]
  })
  return { names, examples: [...examples, ...faqSentenceExamples(material)] }
}

function faqSentenceExamples(material: Material): SentenceExample[] {
  const agent = makeFaqAgent(material.threads)
  return material.threads.flatMap(({ paraphrases }, thread) => {
    const first = agent.passages.find((passage) => passage.entryId === thread)?.passageId
    return paraphrases.flatMap((paraphrase) => {
      const { candidates } = gatherEvidence(agent, paraphrase)
      const right = candidates.map((candidate) => candidate.passage.passageId === first)
      if (!right.includes(true)) return []
      return [
        { source: FAQ, options: candidates.map((candidate) => Object.values(candidate.features)), right },
      ]
    })
  })
}

/** Answerable questions put to their own agent, and a part of all questions put to others. `scorers` are by agent. */
export function gateExamples(
  material: Material,
  scorers: ReadonlyMap<string, (features: SentenceFeatures) => number>,
): { names: string[]; examples: GateExample[] } {
  const agents = agentsOf(material)
  let names: string[] = []
  const examples: GateExample[] = []
  const put = (
    agent: Agent,
    name: string,
    source: string,
    question: string,
    isRight?: (reply: string) => boolean,
  ) => {
    const { search, candidates } = gatherEvidence(agent, question)
    const ranked = rankCandidates(candidates, scorers.get(name))
    const best = ranked[0]
    if (!best) return
    const features = gateFeatures(search.question, search.hits, best)
    names = Object.keys(features)
    const kind = !isRight ? 'off-topic' : isRight(joinQuotes(chooseSentences(ranked))) ? 'right' : 'wrong'
    examples.push({ agent: name, source, kind, features: [1, ...Object.values(features)] })
  }
  for (const [number, { article, question, answers, is_impossible }] of material.questions.entries()) {
    for (const [place, [name, agent]] of [...agents].entries()) {
      if (name === article && !is_impossible)
        put(agent, name, article, question, (reply) => holdsAnswer(reply, answers))
      if (name !== article && (number + place) % PAIR_STEP === 0) put(agent, name, article, question)
    }
  }
  const faq = makeFaqAgent(material.threads)
  for (const { paraphrases, answers } of material.threads) {
    const source = normalise(answers.join(' '))
    for (const paraphrase of paraphrases) {
      put(faq, FAQ, FAQ, paraphrase, (reply) => source.includes(normalise(reply).slice(0, QUOTE_START)))
    }
  }
  for (const [number, { article, question }] of material.questions.entries()) {
    if (number % FAQ_STEP === 0) put(faq, FAQ, article, question)
  }
  return { names, examples }
}

/** Enough of a reply to tell which thread it quotes first. */
const QUOTE_START = 30

function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function agentsOf(material: Material): Map<string, Agent> {
  return new Map([...material.articles].map(([name, text]) => [name, makeAgent([{ title: '', text }])]))
}
