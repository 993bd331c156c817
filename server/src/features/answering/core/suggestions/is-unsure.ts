import type { StoredReceipt } from '../receipt/stored-receipt.ts'
import { certainConfidence } from './suggest-topics.ts'

type Weighed = Pick<StoredReceipt, 'answerer' | 'gate'>

/** How sure the agent was of an answer that it quoted, from 0 to 1; null for all others, on which a model or somebody decided. */
export function quotedConfidence({ answerer, gate }: Weighed): number | null {
  return answerer === 'embedded' && gate !== null ? gate.confidence : null
}

/** Whether an answer that was quoted might still miss what was asked: what could be meant besides is shown below it. */
export function isUnsure(receipt: Weighed): boolean {
  const confidence = quotedConfidence(receipt)
  return confidence !== null && confidence < certainConfidence
}
