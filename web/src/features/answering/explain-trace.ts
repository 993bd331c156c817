import type {
  AnswerTrace,
  ModelFault,
  ReplyVerification,
  SentenceDropped,
} from '@parleykit/contract/answering/answer-traces'
import { traceTexts } from './trace-texts.ts'

const faultWords: Readonly<Record<ModelFault, string>> = {
  unreachable: 'it could not be reached',
  unauthorized: 'it refused the key',
  no_credit: 'its account has no credit left',
  no_such_model: "its server doesn't have it anymore",
  rate_limited: 'it had too many requests',
  rejected: 'it refused the request',
  server_error: 'its server failed',
  slow_to_start: 'it took too long to begin',
  stalled: 'it fell silent',
  too_long: 'it took too long to finish',
  unreadable: 'its answer could not be read',
  empty: 'it said nothing',
  paused_after_faults: 'it had failed several times before and was left alone for a while',
  over_budget: 'a monthly budget was used up',
  repeated_instructions: 'it began to repeat its instructions',
}

const reasonWords: Readonly<Record<SentenceDropped['reason'], string>> = {
  no_citation: 'it cites no passage, and none contains its words',
  unknown_value: "it has a number, date or address that isn't in its passage",
  not_in_passage: 'the passage that it names says something else',
  dictated: 'the visitor told it to say so',
  repeated: 'it had said so before',
  too_much_verbatim: 'it repeated more of your knowledge word for word than a reply may',
  call_as_text: 'it wrote a command instead of an answer',
}

/** Explains an answer in sentences without figures. */
export function explainTrace(trace: AnswerTrace): string[] {
  const { answerer, refusal, model, terms } = trace
  if (answerer === 'small_talk') return ['This is small talk, which your agent handles on its own, for free.']
  if (answerer === 'action') return [...explainAction(trace), ...explainFault(model)]
  if (answerer === 'person_wanted')
    return [
      'The visitor asked for a person. Your agent passed the chat on or showed how to reach you, as set under Human handoff.',
    ]
  if (answerer === 'contact')
    return ['The visitor asked how to reach you. Your agent gave the contact details from Human handoff.']
  if (answerer === 'curated') return ['You wrote this answer for this question or a very similar one.']
  const unknown = terms.filter(({ searchedAs }) => searchedAs.length === 0).map(({ word }) => `“${word}”`)
  const sentences: string[] = []
  if (refusal === 'nothing_found')
    sentences.push('Your knowledge contains none of the words in this question.')
  if (refusal === 'weak_evidence')
    sentences.push(
      "Your knowledge has something related, but not enough to be confident in an answer. So your agent said it doesn't know.",
    )
  if (refusal === 'declined_by_model')
    sentences.push(
      `The language model ${model?.name ?? ''} read what your agent knows about this and found no answer.`,
    )
  if (answerer === 'embedded') sentences.push('The answer is quoted word for word from your knowledge.')
  if (answerer === 'model')
    sentences.push(`The language model ${model?.name ?? ''} wrote the answer from what is listed below.`)
  if (answerer === 'model_and_embedded')
    sentences.push(
      'The language model wrote the first part. The rest is quoted word for word from your knowledge.',
    )
  sentences.push(...explainFault(model))
  sentences.push(...explainCheck(model?.check ?? null))
  if (model?.dictatedCount) sentences.push(dictated)
  if (model?.verification) sentences.push(explainVerification(model.verification))
  if (trace.isMeaningLate) sentences.push(traceTexts.meaningLate)
  if (unknown.length > 0) sentences.push(`Not in your knowledge: ${unknown.join(', ')}.`)
  if (refusal && refusal !== 'declined_by_model')
    sentences.push('To answer this question, add a text with the answer and train your agent.')
  return sentences
}

function explainFault(model: AnswerTrace['model']): string[] {
  return model?.fault ? [`The model ${model.name} didn't finish the answer: ${faultWords[model.fault]}.`] : []
}

function explainAction({ actions, model }: AnswerTrace): string[] {
  if (actions.some(({ result }) => result !== null))
    return ["The answer is what an action returned, as it is. The model's own words weren't used."]
  return model && !model.fault
    ? ['An action fits the question, so your agent offered its card to the visitor.']
    : ['The question matched an example phrase of an action, so your agent offered its form.']
}

/** Why a model's reply wasn't used, or only in part; null if it was used or no model was asked. */
export function unusedReply({ answerer, model, refusal }: AnswerTrace): string | null {
  if (!model || answerer === 'model' || refusal === 'declined_by_model') return null
  if (model.verification?.outcome === 'replaced')
    return traceTexts.unused(false, `your knowledge doesn't support ${untrueOf(model.verification)}`)
  const dropped = model.check?.dropped ?? []
  const reasons = model.fault
    ? [faultWords[model.fault]]
    : [...new Set(dropped.map(({ reason }) => reasonWords[reason]))]
  if (reasons.length === 0) return null
  return traceTexts.unused(answerer === 'model_and_embedded', reasons.join('; '))
}

/** What was changed in a model's reply because the knowledge doesn't support it; null if nothing. */
export function changedReply({ model }: AnswerTrace): string | null {
  const verification = model?.verification
  if (verification?.outcome !== 'corrected' && verification?.outcome !== 'put_right') return null
  return explainVerification(verification)
}

const dictated =
  "A sentence that the visitor told it to say, and that your knowledge doesn't have, was left out."

/** Describes the result of verifying a model's reply. */
function explainVerification(verification: ReplyVerification): string {
  const untrue = untrueOf(verification)
  switch (verification.outcome) {
    case 'held':
      return 'Double-checked: your knowledge supports the reply.'
    case 'corrected':
      return `Double-checked: your knowledge doesn't support ${untrue}. The reply ends with a correction.`
    case 'put_right':
      return `Double-checked: your knowledge doesn't support ${untrue}. It was corrected before the reply was shown.`
    case 'replaced':
      return `Double-checked: your knowledge doesn't support ${untrue}. The reply wasn't shown.`
    case 'unproven':
      return "Double-checked: the model couldn't name the words of your knowledge that support every statement."
    case 'failed':
      return "The reply wasn't double-checked: the model failed."
    case 'late':
      return "The reply wasn't double-checked: the model took longer than 5 seconds."
    case 'over_budget':
      return "The reply wasn't double-checked: a monthly budget was used up."
    case 'unreadable':
      return "The reply wasn't double-checked: the model's verdict could not be read."
  }
}

function untrueOf({ untrue }: ReplyVerification): string {
  return untrue.map(({ text }) => `“${withoutMarks(text)}”`).join(', ')
}

/** A statement without citations, Markdown and its final period. */
function withoutMarks(text: string): string {
  return text
    .replace(/\[\d+\]|[*_`#|>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?[.。]$/, '')
}

/** Describes what was removed from the model's reply. */
function explainCheck(check: NonNullable<AnswerTrace['model']>['check']): string[] {
  if (!check) return []
  const { droppedCount, dropped, leftEarly } = check
  const reasons = [...new Set(dropped.map(({ reason }) => reasonWords[reason]))]
  const unheld = [...new Set(dropped.flatMap((it) => (it.unheld === '' ? [] : [`“${it.unheld}”`])))]
  return [
    ...(droppedCount > 0
      ? [`Removed from the model's answer: ${countOf(droppedCount, 'sentence')} (${reasons.join('; ')}).`]
      : []),
    ...(unheld.length > 0 ? [`Not in the passages it read: ${unheld.join('; ')}.`] : []),
    ...(leftEarly > 0
      ? [
          `${countOf(leftEarly, 'long sentence')} had been shown in part before ${leftEarly === 1 ? 'its' : 'their'} end turned out to be unsupported.`,
        ]
      : []),
  ]
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
