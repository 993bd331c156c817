import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { classifySmallTalk } from '@parleykit/engine/answer/conversation/classify-small-talk'
import { earlierQuestions } from '@parleykit/engine/answer/conversation/earlier-questions'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import { WORDS_ALONE_CONFIDENCE } from '@parleykit/engine/answer/decide-answerability'
import type { SearchResult } from '@parleykit/engine/query/search-index'
import { findTopics, type Topic } from '@parleykit/engine/text/annotations/find-topics'
import { countTokens } from '@parleykit/engine/text/tokenize'
import {
  certainConfidence,
  MOST_WORDS_BEHIND,
  suggestionPassageLimit,
  suggestTopics,
} from '../../../server/src/features/answering/core/suggestions/suggest-topics.ts'
import type { SentenceEncoder } from '../../../server/src/platform/sentence-encoder/index.ts'
import { type EvalAgent, makeAgent } from '../make-agent.ts'
import { openKeptEncoder } from '../meaning/open-kept-encoder.ts'
import { type EverydayAgent, type EverydayTurn, fold } from '../prompts/read-everyday.ts'
import { type AgentEmbeddings, encodeAgent } from './encode-agent.ts'

export interface SuggestionFigures {
  readonly agent: string
  /** ISO 639-1. */
  readonly language: string
  /** Questions that the knowledge answers. */
  readonly known: number
  readonly right: number
  readonly wrong: number
  readonly refused: number
  /** Refused, and one of the suggestions leads to the answer. */
  readonly refusalsWithLead: number
  /** Answered wrongly without being sure, and one of the suggestions leads to the answer. */
  readonly answersWithLead: number
  /** Questions that the knowledge doesn't answer, and those of them that are refused. */
  readonly unknown: number
  readonly unknownRefused: number
  /** Words of the answers behind all suggestions. */
  readonly words: readonly number[]
  readonly failures: readonly string[]
  readonly outcomes: readonly Outcome[]
}

/** What is answered to a question, if anything is. */
export interface Outcome {
  readonly isKnown: boolean
  readonly confidence: number
  /** Whether what would be replied is right, be it refused or not. */
  readonly wouldBeRight: boolean
}

/** What visitors with everyday questions get: the answer, a suggestion that leads to it, or neither. */
export async function measureSuggestions(
  agents: readonly EverydayAgent[],
  encoder: SentenceEncoder = openKeptEncoder(),
): Promise<SuggestionFigures[]> {
  try {
    return await Promise.all(agents.map((agent) => measureAgent(encoder, agent)))
  } finally {
    encoder.close()
  }
}

async function measureAgent(
  encoder: SentenceEncoder,
  { agent: name, language, knowledge, conversations }: EverydayAgent,
): Promise<SuggestionFigures> {
  const agent = makeAgent(knowledge)
  const embeddings = await encodeAgent(encoder, agent)
  const counts = {
    known: 0,
    right: 0,
    wrong: 0,
    refused: 0,
    refusalsWithLead: 0,
    answersWithLead: 0,
    unknown: 0,
    unknownRefused: 0,
  }
  const words: number[] = []
  const failures: string[] = []
  const outcomes: Outcome[] = []
  for (const { turns } of conversations) {
    const earlier: string[] = []
    for (const turn of turns) {
      const before = earlierQuestions(earlier.map((content) => ({ senderType: 'visitor' as const, content })))
      earlier.push(turn.ask)
      const context = followUpContext(turn.ask, before)
      const smallTalk = classifySmallTalk(turn.ask, { name })
      const search = agent.search(turn.ask, context)
      const answerAt = await answererOf(agent, embeddings, search, `${context}\n${turn.ask}`.trim())
      const answer = answerAt()
      const text = smallTalk?.reply ?? (answer.kind === 'answer' ? answer.text : undefined)
      if (turn.type === 'smalltalk') continue
      const unclassified = answer.kind === 'answer' ? answer : answerAt(0)
      const reply = text ?? (unclassified.kind === 'answer' ? unclassified.text : undefined)
      outcomes.push({
        isKnown: turn.refuse === false,
        confidence: smallTalk ? 1 : answer.confidence,
        wouldBeRight: turn.refuse === false && reply !== undefined && isRight(turn, reply),
      })
      if (turn.refuse !== false) {
        counts.unknown++
        if (text === undefined) counts.unknownRefused++
        continue
      }
      counts.known++
      if (text !== undefined && isRight(turn, text)) {
        counts.right++
        continue
      }
      if (text === undefined) counts.refused++
      else counts.wrong++
      if (answer.kind === 'answer' && answer.confidence >= certainConfidence) {
        failures.push(describe(name, context, turn.ask, 'answered wrongly, and sure'))
        continue
      }
      const suggestions = await suggestionsFor(agent, embeddings, { question: turn.ask, context, told: text })
      const behind = suggestions.map(({ content }) => openedBy(agent, content))
      words.push(...behind.map(countTokens))
      const leads = behind.some((reply) => isRight(turn, reply))
      if (leads && text === undefined) counts.refusalsWithLead++
      else if (leads) counts.answersWithLead++
      else
        failures.push(
          describe(
            name,
            context,
            turn.ask,
            `${text === undefined ? 'refused' : 'answered wrongly'}: ${suggestions.map(({ title }) => title).join(' | ')}`,
          ),
        )
    }
  }
  return { agent: name, language, ...counts, words, failures, outcomes }
}

function describe(name: string, context: string, question: string, outcome: string): string {
  return `${name}: ${[context, question].filter(Boolean).join(' / ')}: ${outcome}`
}

/** As the product answers: by words that are sure, or by meaning; from another threshold on than its own where one is given. */
async function answererOf(
  agent: EvalAgent,
  embeddings: AgentEmbeddings,
  search: SearchResult,
  asked: string,
) {
  const byWords = agent.answer(search)
  const isConfident = byWords.kind === 'answer' && byWords.confidence >= WORDS_ALONE_CONFIDENCE
  const meant = isConfident ? null : await embeddings.addEmbeddings(search, asked)
  return (threshold?: number) =>
    meant
      ? composeAnswer({ ...meant, ...(threshold === undefined ? {} : { threshold }) })
      : agent.answer(search, threshold)
}

async function suggestionsFor(
  agent: EvalAgent,
  embeddings: AgentEmbeddings,
  { question, context, told = '' }: { question: string; context: string; told?: string | undefined },
) {
  const search = agent.search(question, context, suggestionPassageLimit)
  const { hits, question: analysed } = search
  const topics = embeddings.lookedAt(search).flatMap(findTopics)
  return suggestTopics({
    question: analysed,
    hits,
    topics,
    similarities: await embeddings.compareTopics(search, topics),
    reply: told,
    opens: async (topic, asked) => opens(agent, topic, asked),
  })
}

function opens(agent: EvalAgent, topic: Topic, name: string): boolean {
  const answer = agent.answer(agent.search(name))
  return (
    answer.kind === 'answer' &&
    countTokens(answer.text) <= MOST_WORDS_BEHIND &&
    topic.sentences.some(({ text }) => text === answer.quotes[0]?.quote)
  )
}

function openedBy(agent: EvalAgent, content: string): string {
  const answer = agent.answer(agent.search(content))
  return answer.kind === 'answer' ? answer.text : ''
}

function isRight({ any, all, none }: EverydayTurn, reply: string): boolean {
  const text = fold(reply)
  const holds = (phrase: string) => text.includes(fold(phrase))
  return (any?.some(holds) ?? true) && (all?.every(holds) ?? true) && !none?.some(holds)
}
