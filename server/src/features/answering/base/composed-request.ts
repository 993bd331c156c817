import type { PromptMessage } from '../../../platform/language-model/index.ts'
import type { FoundPassage } from '../../retrieval/index.ts'
import type { StoredPrompt } from '../core/trace/stored-trace.ts'

export interface ComposedRequest {
  readonly messages: readonly PromptMessage[]
  readonly canary: string
  readonly passages: readonly FoundPassage[]
  /** Estimated tokens of all messages. */
  readonly tokens: number
  /** What the owner says about the team: how to reach it and who it is. */
  readonly team: string
  /** The owner's tone and other instructions, which prove no value. */
  readonly manner: string
  /** The same prompt by reference, for the trace. */
  readonly stored: StoredPrompt
}
