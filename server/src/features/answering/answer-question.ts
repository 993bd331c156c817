import type { ChatSource } from '@parleykit/contract/chat'
import { visitorTexts } from '@parleykit/contract/visitor-texts'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { findCuratedAnswer } from '../corrections/index.ts'
import { type FoundPassage, findPassages } from '../retrieval/index.ts'
import { classifySmallTalk } from './core/classify-small-talk.ts'
import { composeAnswer, type Quote } from './core/compose-answer.ts'
import { curatedSource } from './core/curated-source.ts'
import { cutForStream } from './core/cut-for-stream.ts'
import { followUpContext } from './core/follow-up-context.ts'
import { passagesAsked } from './core/passages-asked.ts'
import { questionLanguage } from './core/question-language.ts'

/** An answer as it is written: deltas and an end, or a refusal alone. */
export type AnswerEvent =
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'refusal'; readonly message: string }
  | {
      readonly type: 'end'
      readonly kind: 'answer' | 'small_talk'
      readonly sources: ChatSource[]
      /** Of the curated answer that this is. */
      readonly curatedAnswerId?: number
    }

/** Answers as the owner has written it, else from the agent's knowledge in its own words with the sources, or refuses. */
export async function* answerQuestion(
  platform: Platform,
  agent: AgentRow,
  asked: { question: string; earlierQuestions: readonly string[] },
): AsyncGenerator<AnswerEvent> {
  const { question, earlierQuestions } = asked
  const context = followUpContext(question, earlierQuestions)
  const curated = await findCuratedAnswer(platform, agent, `${context} ${question}`.trim())
  if (curated) {
    const language = questionLanguage(question, earlierQuestions, [])
    for (const text of cutForStream(curated.answer)) yield { type: 'delta', text }
    yield {
      type: 'end',
      kind: 'answer',
      sources: [curatedSource(curated.answer, language)],
      curatedAnswerId: curated.id,
    }
    return
  }
  const smallTalk = classifySmallTalk(asked.question, agent)
  if (smallTalk) {
    yield { type: 'delta', text: smallTalk.reply }
    yield { type: 'end', kind: 'small_talk', sources: [] }
    return
  }
  const found = await findPassages(platform, agent, { question, context, limit: passagesAsked })
  const answer = found && composeAnswer(found)
  if (answer?.kind !== 'answer') {
    const language = questionLanguage(question, earlierQuestions, found?.search.question.languages ?? [])
    yield { type: 'refusal', message: visitorTexts(language).irrelevantPrompt }
    return
  }
  for (const text of cutForStream(answer.text)) yield { type: 'delta', text }
  yield { type: 'end', kind: 'answer', sources: toSources(answer.quotes, found?.passages ?? []) }
}

function toSources(quotes: readonly Quote[], passages: readonly FoundPassage[]): ChatSource[] {
  return quotes.flatMap(({ passageId, quote }) => {
    const passage = passages.find((candidate) => candidate.passageId === passageId)
    return passage ? [{ title: passage.title, url: passage.url, quote }] : []
  })
}
