import type { PromptMessage } from '../../../platform/language-model/index.ts'
import type { FoundPassage } from '../../retrieval/index.ts'
import type { StoredPrompt } from '../core/trace/stored-trace.ts'

export interface ComposedRequest {
  readonly messages: readonly PromptMessage[]
  readonly canary: string
  readonly passages: readonly FoundPassage[]
  /** Estimated tokens of all messages. */
  readonly tokens: number
  /** How visitors reach the team, as stated in the rules. */
  readonly contact: string
  /** The owner's tone and instructions, which support no statement. */
  readonly manner: string
  /** The same prompt by reference, for the trace. */
  readonly stored: StoredPrompt
}
