import type { ModelFault } from '@parleykit/contract/answering/answer-traces'
import type { ModelTool } from '../../../platform/language-model/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { CallTokens } from '../../models/spend/index.ts'
import { estimateTokens } from '../../retrieval/index.ts'
import type { Generation } from '../base/generation.ts'
import { maxOutputTokens } from './write-with-model.ts'

/** Overhead of a request: message roles, the task after the question, the tool definition. */
const tokensAround = 250

/** Faults in which the server has read nothing that it would charge for. */
const freeFaults: ReadonlySet<ModelFault> = new Set([
  'unreachable',
  'unauthorized',
  'no_credit',
  'no_such_model',
  'rate_limited',
  'rejected',
  'server_error',
])

/** The most tokens that a request can take, given the estimated tokens of its messages. */
export function mostTokens({ replyTokensMax }: AgentRow, sent: number): CallTokens {
  return { input: sent + tokensAround, output: replyTokensMax ?? maxOutputTokens }
}

/** Estimated tokens of the definitions of an agent's own tools. */
export function tokensOfTools(tools: readonly ModelTool[]): number {
  return tools.length === 0 ? 0 : estimateTokens(JSON.stringify(tools))
}

/** Tokens as the server counts them, or an estimate if it doesn't report them: it was stopped, declined or failed. */
export function tokensTaken({ usage, received, fault }: Generation, sent: number): CallTokens {
  const { inputTokens, outputTokens } = usage
  const isFree = fault !== null && received === '' && freeFaults.has(fault)
  if (isFree && inputTokens === null && outputTokens === null) return { input: 0, output: 0 }
  return { input: inputTokens ?? sent + tokensAround, output: outputTokens ?? estimateTokens(received) }
}
