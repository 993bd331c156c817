import type { StoredReceipt } from '../receipt/stored-receipt.ts'
import { certainConfidence } from './suggest-topics.ts'

type Weighed = Pick<StoredReceipt, 'answerer' | 'gate' | 'model'>

/**
 * How sure the agent was of an answer that it quoted, from 0 to 1, and 0 where a model had said what the knowledge doesn't; null for
 * all others.
 */
export function answerConfidence({ answerer, gate, model }: Weighed): number | null {
  if (model?.verification?.untrue.length) return 0
  return answerer === 'embedded' && gate !== null ? gate.confidence : null
}

/** Whether an answer that was quoted might still miss what was asked: what could be meant besides is shown below it. */
export function isUnsure(receipt: Pick<StoredReceipt, 'answerer' | 'gate'>): boolean {
  const { answerer, gate } = receipt
  return answerer === 'embedded' && gate !== null && gate.confidence < certainConfidence
}
