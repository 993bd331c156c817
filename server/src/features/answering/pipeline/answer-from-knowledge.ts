import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import type { Answer } from '@parleykit/engine/answer/compose-answer'
import { questionLanguage } from '@parleykit/engine/answer/conversation/question-language'
import type { Platform } from '../../../platform/platform.ts'
import type { offerAction } from '../../actions/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { AnswerEvent } from '../base/answer-event.ts'
import type { Answered, Answerer, Known } from '../base/answerer.ts'
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
  offerForm: OfferForm = async () => undefined,
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
  const form = known ? undefined : await offerForm()
  if (form) {
    const trace = plainTrace('action', language, watch.times(), [form.traced])
    yield { type: 'action', action: form.event, sources: [], trace }
    return
  }
  if (!known) {
    const trace = { ...plainTrace('none', language, watch.times()), refusal: 'nothing_found' } as const
    yield { type: 'refusal', message, trace, searched: undefined, version: undefined }
    return
  }
  const answerer = hasModel ? modelAnswerer(platform, agent, orForm(offerForm)) : quoteAnswerer
  const written = yield* answerer.answer({ ...asked, known, language, readAgain, watch, stop })
  const answered = hasModel ? await withForm(written, offerForm) : written
  const evidence = { ...evidenceOf(answered.known ?? known), isMeaningLate, threshold: answered.threshold }
  const trace = buildTrace({ ...answered, language, evidence, milliseconds: watch.times() })
  if (answered.isPersonWanted) {
    yield { type: 'person_wanted', ...personReply(agent, language), trace }
    return
  }
  if (answered.action) {
    yield { type: 'action', action: answered.action, sources: [...answered.sources], trace }
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

type OfferForm = () => ReturnType<typeof offerAction>

/** Offers the form of the action that the question asks for, or else quotes the knowledge: for a model that failed. */
function orForm(offerForm: OfferForm): Answerer {
  return {
    async *answer(task) {
      const form = await offerForm()
      if (!form) return yield* quoteAnswerer.answer(task)
      const none = { sources: [], quoted: new Set<number>(), cited: new Set<number>(), model: null }
      const offered = { action: form.event, actions: [form.traced] }
      return { ...none, ...offered, answerer: 'action', refusal: null, threshold: 0 }
    },
  }
}

/** Adds the form of the action that the question asks for, if the model has called none. */
async function withForm(answered: Answered, offerForm: OfferForm): Promise<Answered> {
  if (answered.isPersonWanted || (answered.actions ?? []).length > 0) return answered
  const form = await offerForm()
  if (!form) return answered
  const answerer = answered.refusal ? 'action' : answered.answerer
  return { ...answered, answerer, refusal: null, action: form.event, actions: [form.traced] }
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
