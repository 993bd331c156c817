import type { PromptMessage } from '../../../platform/language-model/index.ts'
import type { FoundPassage } from '../../retrieval/index.ts'
import type { StoredPrompt } from '../core/trace/stored-trace.ts'

/** The result of an action, as a passage of the turn. It is in no knowledge. */
export interface ResultPassage {
  readonly passageId: null
  /** From where and when: "From Orders, 2:02 PM". */
  readonly title: string
  readonly heading: ''
  readonly text: string
}

export type ReadPassage = FoundPassage | ResultPassage

export interface ComposedRequest {
  readonly messages: readonly PromptMessage[]
  readonly canary: string
  readonly passages: readonly ReadPassage[]
  /** Estimated tokens of all messages. */
  readonly tokens: number
  /** What the owner says about the team: how to reach it and who it is. */
  readonly team: string
  /** The owner's tone and other instructions, which prove no value. */
  readonly manner: string
  /** The same prompt by reference, for the trace. */
  readonly stored: StoredPrompt
}
