import { classifySmallTalk } from '@parleykit/engine/answer/conversation/classify-small-talk'
import { earlierQuestions } from '@parleykit/engine/answer/conversation/earlier-questions'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import { questionLanguage } from '@parleykit/engine/answer/conversation/question-language'
import type { Platform } from '../../../platform/platform.ts'
import { offerAction } from '../../actions/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { AnswerEvent } from '../base/answer-event.ts'
import type { AskedQuestion } from '../base/asked-question.ts'
import { Stopwatch } from '../base/stopwatch.ts'
import { curatedSource } from '../core/curated-source.ts'
import { personReply } from '../core/person-reply.ts'
import { splitForStream } from '../core/split-for-stream.ts'
import { plainTrace } from '../core/trace/plain-trace.ts'
import { findCuratedAnswer } from '../curated-answers/index.ts'
import { classifyIntent } from '../intent/classify-intent.ts'
import { answerFromKnowledge } from './answer-from-knowledge.ts'

/**
 * Answers with a curated answer, offers an action that the question asks for, or else answers from the agent's knowledge with sources, or refuses. Small talk gets a short
 * fixed reply, and a request for a person is passed to the caller. Ends early when `stop` is aborted.
 */
export async function* answerQuestion(
  platform: Platform,
  agent: AgentRow,
  asked: AskedQuestion,
  stop: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const watch = new Stopwatch()
  const { question } = asked
  const earlier = earlierQuestions(asked.earlier)
  const context = followUpContext(question, earlier)
  const curated = await findCuratedAnswer(platform, { agent, question: `${context} ${question}`.trim() })
  if (curated) {
    watch.noteFirstToken()
    for (const text of splitForStream(curated.answer)) yield { type: 'delta', text }
    const language = questionLanguage(question, earlier, [], asked.pageLanguage)
    const trace = plainTrace('curated', language, watch.times())
    const sources = [curatedSource(curated.answer, language)]
    yield { type: 'end', kind: 'answer', sources, trace, curatedAnswerId: curated.id }
    return
  }
  // A model may do at once what its visitors would fill a form in for. It is followed by the form if it doesn't.
  const offered =
    asked.models?.reply.isAvailable() === true ? undefined : await offer(platform, agent, asked, earlier)
  if (offered) {
    const language = questionLanguage(question, earlier, [], asked.pageLanguage)
    const trace = plainTrace('action', language, watch.times(), [offered.traced])
    yield { type: 'action', action: offered.event, sources: [], trace }
    return
  }
  const smallTalk = classifySmallTalk(question, agent)
  if (smallTalk) {
    watch.noteFirstToken()
    yield { type: 'delta', text: smallTalk.reply }
    const trace = plainTrace(
      'small_talk',
      questionLanguage(question, earlier, [], asked.pageLanguage),
      watch.times(),
    )
    yield { type: 'end', kind: 'small_talk', sources: [], trace }
    return
  }
  if (classifyIntent(question) === 'person') {
    const language = questionLanguage(question, earlier, [], asked.pageLanguage)
    const trace = plainTrace('person_wanted', language, watch.times())
    yield { type: 'person_wanted', ...personReply(agent, language), trace }
    return
  }
  const asking = { ...asked, earlierQuestions: earlier }
  const offerForm = () => offer(platform, agent, asked, earlier)
  yield* answerFromKnowledge(platform, agent, asking, watch, stop, offerForm)
}

/** Offers the form of the action that the question asks for. */
function offer(
  platform: Platform,
  agent: AgentRow,
  { question, visitor, storedActions: stored = [], pageLanguage }: AskedQuestion,
  earlier: readonly string[],
): ReturnType<typeof offerAction> {
  const language = questionLanguage(question, earlier, [], pageLanguage)
  return offerAction(platform, { agent, question, visitor, stored, language })
}
