import type { ModelFault } from '@parleykit/contract/answering/answer-traces'
import { estimateTokens } from '../../retrieval/index.ts'
import type { Writing } from '../base/writing.ts'
import { maxOutputTokens } from './write-with-model.ts'

/** Overhead of a request: message roles, the task after the question, the tool definition. */
const tokensAround = 250

/** Faults in which the server has read nothing that it would charge for. */
const freeFaults: ReadonlySet<ModelFault> = new Set([
  'unreachable',
  'unauthorized',
  'rate_limited',
  'rejected',
  'server_error',
])

/** The most tokens that a request can take, given the estimated tokens of its messages. */
export function mostTokens(sent: number): number {
  return sent + tokensAround + maxOutputTokens
}

/** Tokens as the server counts them, or an estimate if it doesn't report them: it was stopped, declined or failed. */
export function tokensTaken({ usage, received, fault }: Writing, sent: number): number {
  if (usage.inputTokens !== null || usage.outputTokens !== null)
    return (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0)
  if (fault !== null && received === '' && freeFaults.has(fault)) return 0
  return sent + tokensAround + estimateTokens(received)
}
