import type { ModelFault } from '@parleykit/contract/receipts'
import { estimateTokens } from '../../retrieval/index.ts'
import type { Writing } from '../base/writing.ts'
import { maxOutputTokens } from './write-with-model.ts'

/** What surrounds the messages: their roles, the task behind the question, the tool that goes along. */
const tokensAround = 250

/** Faults of a server that read nothing which it would charge for. */
const freeFaults: ReadonlySet<ModelFault> = new Set([
  'unreachable',
  'unauthorized',
  'rate_limited',
  'rejected',
  'server_error',
])

/** As many tokens as a request can take, whose messages have so many, by estimate. */
export function mostTokens(sent: number): number {
  return sent + tokensAround + maxOutputTokens
}

/** As the server counts, or as estimated where it doesn't say: it was stopped, it declined or it failed. */
export function tokensTaken({ usage, received, fault }: Writing, sent: number): number {
  if (usage.inputTokens !== null || usage.outputTokens !== null)
    return (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0)
  if (fault !== null && received === '' && freeFaults.has(fault)) return 0
  return sent + tokensAround + estimateTokens(received)
}
