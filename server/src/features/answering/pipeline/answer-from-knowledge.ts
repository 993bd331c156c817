import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import type { Answer } from '@parleykit/engine/answer/compose-answer'
import { questionLanguage } from '@parleykit/engine/answer/conversation/question-language'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { AnswerEvent } from '../base/answer-event.ts'
import type { Known } from '../base/answerer.ts'
import type { Stopwatch } from '../base/stopwatch.ts'
import { contactReply, personReply } from '../core/person-reply.ts'
import { buildTrace } from '../core/trace/build-trace.ts'
import { plainTrace } from '../core/trace/plain-trace.ts'
import { modelAnswerer } from '../generate/model-answerer.ts'
import { classifyIntent } from '../intent/classify-intent.ts'
import { quoteAnswerer } from '../quote/quote-answerer.ts'
import { type AskedInConversation, searchKnowledge } from './search-knowledge.ts'

/**
 * Answers from what the agent knows, or refuses. With a model, the model decides. Without one, or if it fails before it
 * has shown anything, a classifier decides and the reply quotes the knowledge.
 */
export async function* answerFromKnowledge(
  platform: Platform,
  agent: AgentRow,
  asked: AskedInConversation,
  watch: Stopwatch,
  stop: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { question, earlierQuestions } = asked
  const { known, searched, isMeaningLate, readAgain } = await searchKnowledge(platform, agent, asked, stop)
  watch.noteSearch()
  const hasModel = asked.models !== null
  const languages = known?.found.search.question.languages ?? []
  const language = questionLanguage(question, earlierQuestions, languages, asked.pageLanguage)
  if (!hasModel && agent.humanContact && isForContact(question, known?.answer)) {
    watch.noteFirstToken()
    yield { type: 'delta', text: contactReply(agent.humanContact, language) }
    const trace = plainTrace('contact', language, watch.times())
    yield { type: 'end', kind: 'small_talk', sources: [], trace }
    return
  }
  const own = agent.refusalTexts.find((text) => text.language === language)
  const message = own?.text ?? visitorTexts(language).irrelevantPrompt
  if (!known) {
    const trace = { ...plainTrace('none', language, watch.times()), refusal: 'nothing_found' } as const
    yield { type: 'refusal', message, trace, searched: undefined, version: undefined }
    return
  }
  const answerer = hasModel ? modelAnswerer(platform, agent, quoteAnswerer) : quoteAnswerer
  const answered = yield* answerer.answer({ ...asked, known, language, readAgain, watch, stop })
  const evidence = { ...evidenceOf(answered.known ?? known), isMeaningLate, threshold: answered.threshold }
  const trace = buildTrace({ ...answered, language, evidence, milliseconds: watch.times() })
  if (answered.isPersonWanted) {
    yield { type: 'person_wanted', ...personReply(agent, language), trace }
    return
  }
  const near = answered.known && answered.known !== known ? answered.known.found : (searched ?? undefined)
  // A model takes seconds, in which entries may be deleted: suggestions below the reply check again what exists.
  const isRecent = !hasModel || answered.known !== undefined
  const about = { searched: near, version: isRecent ? near?.version : undefined }
  yield answered.refusal
    ? { type: 'refusal', message, trace, ...about }
    : { type: 'end', kind: 'answer', sources: [...answered.sources], trace, ...about }
}

function evidenceOf({ found, answer, rows }: Known) {
  const passages = [...(rows?.passages ?? []), ...found.passages]
  const passageIds = [...new Set(passages.map(({ passageId }) => passageId))]
  return { search: found.search, passageIds, similarities: found.similarities, answer }
}

const ContactDetail = /@|\d[\d ()./-]{5,}\d/

/** Whether a question asks for contact details that the knowledge's own answer lacks. */
function isForContact(question: string, answer: Answer | undefined): boolean {
  if (classifyIntent(question) !== 'contact') return false
  return answer?.kind !== 'answer' || !ContactDetail.test(answer.text)
}
