import type { ModelFault } from '@parleykit/contract/receipts'
import { estimateTokens } from '../../retrieval/index.ts'
import { MAX_OUTPUT_TOKENS, type Writing } from './write-with-model.ts'

type Messages = readonly { readonly content: string }[]

/** What surrounds a message, and the tool that goes along. */
const tokensAround = 10
const toolTokens = 100

/** Faults of a server that read nothing which it would charge for. */
const freeFaults: ReadonlySet<ModelFault> = new Set([
  'unreachable',
  'unauthorized',
  'rate_limited',
  'rejected',
  'server_error',
])

/** As many tokens as a request can take, by estimate. */
export function mostTokens(messages: Messages): number {
  return inputTokens(messages) + MAX_OUTPUT_TOKENS
}

/** As the server counts, or as estimated where it doesn't say: it was stopped, it declined or it failed. */
export function tokensTaken({ usage, received, fault }: Writing, messages: Messages): number {
  if (usage.inputTokens !== null || usage.outputTokens !== null)
    return (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0)
  if (fault !== null && received === '' && freeFaults.has(fault)) return 0
  return inputTokens(messages) + estimateTokens(received)
}

function inputTokens(messages: Messages): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content) + tokensAround, toolTokens)
}
