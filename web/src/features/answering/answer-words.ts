import { type AnswerTrace, confidenceLevels } from '@parleykit/contract/answering/answer-traces'

/** Describes who wrote a reply, as a complete phrase. */
export function answeredBy({ answerer, refusal, model }: AnswerTrace): string {
  if (answerer === 'curated') return 'You (Q&A)'
  if (answerer === 'small_talk') return 'Your agent (small talk)'
  if (answerer === 'action') return 'Your agent (offer of an action)'
  if (answerer === 'person_wanted') return 'Your agent (request for a person)'
  if (answerer === 'contact') return 'Your contact details'
  if (answerer === 'model') return `The language model ${model?.name ?? ''}`.trim()
  if (answerer === 'model_and_embedded')
    return `The language model ${model?.name ?? ''} first, then your knowledge word for word`
  if (answerer === 'embedded') return 'Quoted from your knowledge (no model)'
  if (refusal === 'declined_by_model') return `Refused by the language model ${model?.name ?? ''}`.trim()
  return 'Refused, without a model'
}

/** Describes the confidence in plain words; null if nothing was searched. */
export function confidenceWords({ gate, refusal, answerer }: AnswerTrace): string | null {
  if (!gate) return null
  const { confidence, threshold } = gate
  const share = shareOf(confidence)
  if (refusal === 'nothing_found') return 'None: your knowledge has nothing about this'
  if (refusal === 'weak_evidence') return `Too low to answer (${share}; needs ${shareOf(threshold)})`
  const isWorded = answerer === 'model' || answerer === 'model_and_embedded' || refusal !== null
  if (isWorded) {
    if (confidence >= confidenceLevels.sure) return `Good match (${share})`
    return `Partial match (${share}), decided by the model`
  }
  return quoteConfidenceWords(confidence)
}

/** Describes the confidence of a quoted answer. */
export function quoteConfidenceWords(confidence: number): string {
  const share = shareOf(confidence)
  if (confidence >= confidenceLevels.certain) return `Certain (${share})`
  return confidence >= confidenceLevels.sure ? `Sure (${share})` : `Fairly sure (${share})`
}

/** Never 100% or 0%, since it is an estimate. */
function shareOf(confidence: number): string {
  const percent = Math.floor(confidence * 100)
  if (confidence >= confidenceLevels.certain) return 'over 99%'
  return percent < 1 ? 'under 1%' : `${percent}%`
}

/** Formats a reply's duration: "0.3 seconds". */
export function formatReplyTime(milliseconds: number): string {
  if (milliseconds < 100) return 'Under 0.1 seconds'
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} seconds`
}
