import type { StoredTrace } from '../trace/stored-trace.ts'
import { certainConfidence } from './suggest-topics.ts'

type ClassifiedTrace = Pick<StoredTrace, 'answerer' | 'gate' | 'model'>

/**
 * The confidence of a quoted answer, from 0 to 1. It is 0 if verification found untrue statements in a model's reply;
 * null for all other replies.
 */
export function answerConfidence({ answerer, gate, model }: ClassifiedTrace): number | null {
  if (model?.verification?.untrue.length) return 0
  return answerer === 'embedded' && gate !== null ? gate.confidence : null
}

/** Whether a quoted answer might still miss the question. Then suggestions are shown below it. */
export function isLowConfidence(trace: Pick<StoredTrace, 'answerer' | 'gate'>): boolean {
  const { answerer, gate } = trace
  return answerer === 'embedded' && gate !== null && gate.confidence < certainConfidence
}
