import type { StoredReceipt } from '../receipt/stored-receipt.ts'
import { certainConfidence } from './suggest-topics.ts'

/** Whether an answer that was quoted might still miss what was asked: what could be meant besides is shown below it. */
export function isUnsure({ answerer, gate }: Pick<StoredReceipt, 'answerer' | 'gate'>): boolean {
  return answerer === 'embedded' && gate !== null && gate.confidence < certainConfidence
}
