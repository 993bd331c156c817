import { answerabilityFeatures } from '@parleykit/engine/answer/evidence/answerability-features'
import type { SentenceFeatures } from '@parleykit/engine/answer/evidence/find-candidates'
import { chooseSentences } from '@parleykit/engine/answer/excerpts/choose-sentences'
import { joinQuotes } from '@parleykit/engine/answer/excerpts/join-quotes'
import { rankCandidates } from '@parleykit/engine/answer/excerpts/rank-candidates'
import type { Choice, Features } from './fit-linear-model.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { holdsAnswer } from './holds-answer.ts'
import { type EvalAgent, makeAgent, makeFaqAgent } from './make-agent.ts'
import type { Material } from './read-material.ts'

/** Of the pairs of an agent and another article's question, every third is taken. */
const PAIR_STEP = 3

/** The name of the agent with all FAQ threads, which is listed with the articles. */
const FAQ = 'faq'
/** Of the questions about articles, every tenth is put to the FAQ's agent. */
const FAQ_STEP = 10

export interface SentenceExample extends Choice {
  readonly source: string
}

export interface AnswerabilityExample {
  readonly agent: string
  /** The article that the question was asked about. */
  readonly source: string
  /** Asked of all that the agent knows, of an agent that knows only a part of it, of an article in another language, or of a small agent. */
  readonly size: 'whole' | 'part' | 'language' | 'small'
  /**
   * An answerable question whose reply would or wouldn't hold an answer, a question about another article, or one about
   * another part of the article.
   */
  readonly kind: 'right' | 'wrong' | 'off-topic' | 'near'
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
export function answerabilityExamples(
  material: Material,
  scorers: ReadonlyMap<string, (features: SentenceFeatures) => number>,
): { names: string[]; examples: AnswerabilityExample[] } {
  const agents = agentsOf(material)
  let names: string[] = []
  const examples: AnswerabilityExample[] = []
  const put = (
    agent: EvalAgent,
    about: Pick<AnswerabilityExample, 'agent' | 'source' | 'size'>,
    question: string,
    isRight?: (reply: string) => boolean,
    otherwise: AnswerabilityExample['kind'] = 'off-topic',
  ) => {
    const { search, candidates } = gatherEvidence(agent, question)
    const ranked = rankCandidates(candidates, scorers.get(about.agent))
    const best = ranked[0]
    if (!best) return undefined
    const features = answerabilityFeatures(search.question, search.hits, best)
    names = Object.keys(features)
    const kind = !isRight
      ? otherwise
      : isRight(joinQuotes(chooseSentences(search.question, ranked)))
        ? 'right'
        : 'wrong'
    examples.push({ ...about, kind, features: [1, ...Object.values(features)] })
    return kind === 'right' ? best.passage.passageId : undefined
  }
  const parts = new Map([...agents].map(([name, agent]) => [name, cutAgent(agent)]))
  for (const [number, { article, question, answers, is_impossible }] of material.questions.entries()) {
    const holds = (text: string) => holdsAnswer(text, answers)
    for (const [place, [name, agent]] of [...agents].entries()) {
      const about = { agent: name, source: article, size: 'whole' as const }
      const small = { ...about, size: 'part' as const }
      const own = parts.get(name) ?? []
      if (name === article && !is_impossible) {
        const passage = put(agent, about, question, holds)
        if (passage === undefined) continue
        const home = Math.floor(passage / PART_SIZE)
        const away = own[(home + 1 + (number % Math.max(1, own.length - 1))) % own.length]
        if (own[home]) put(own[home], small, question, holds)
        if (away && !away.passages.some(({ text }) => holds(text)))
          put(away, small, question, undefined, 'near')
      }
      if (name !== article && (number + place) % PAIR_STEP === 0) {
        put(agent, about, question)
        const part = own[number % own.length]
        if (part) put(part, small, question)
      }
    }
  }
  const faq = makeFaqAgent(material.threads)
  for (const { paraphrases, answers } of material.threads) {
    const source = normalise(answers.join(' '))
    const isRight = (reply: string) => source.includes(normalise(reply).slice(0, QUOTE_START))
    for (const paraphrase of paraphrases)
      put(faq, { agent: FAQ, source: FAQ, size: 'whole' }, paraphrase, isRight)
  }
  for (const [number, { article, question }] of material.questions.entries()) {
    if (number % FAQ_STEP === 0) put(faq, { agent: FAQ, source: article, size: 'whole' }, question)
  }
  return { names, examples }
}

/** Passages of an agent that knows little. */
const PART_SIZE = 6

/** Small agents, each with some neighbouring passages of a large one. */
function cutAgent(agent: EvalAgent): EvalAgent[] {
  const texts = agent.passages.map(({ text }) => text)
  const parts = Array.from({ length: Math.ceil(texts.length / PART_SIZE) }, (_, part) =>
    texts.slice(part * PART_SIZE, (part + 1) * PART_SIZE),
  )
  return parts.map((part) => makeAgent(part.map((text) => ({ title: '', text }))))
}

/** Enough of a reply to tell which thread it quotes first. */
const QUOTE_START = 30

function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function agentsOf(material: Material): Map<string, EvalAgent> {
  return new Map([...material.articles].map(([name, text]) => [name, makeAgent([{ title: '', text }])]))
}
