import type { TracedAction } from '@parleykit/contract/actions/action-runs'
import type { ActingVisitor } from '../../actions/index.ts'
import type { EarlierMessage } from '../../conversations/index.ts'
import type { AgentModels } from '../../models/index.ts'
import type { LiveVersion } from '../../retrieval/index.ts'

export interface AskedQuestion {
  readonly question: string
  /** Earlier messages of the conversation, oldest first. */
  readonly earlier: readonly EarlierMessage[]
  /** BCP 47 tag of the page that embeds the chat. */
  readonly pageLanguage?: string | undefined
  /** The agent owner's plan. */
  readonly ownerTier: string
  /** Null if answers are quoted. */
  readonly models: AgentModels | null
  /** For whom an action can be called. Undefined outside of a visitor's conversation: then nothing is called. */
  readonly visitor?: ActingVisitor
  /** Results of actions that answer calls then. Without any, the reply is the card that a visitor would get. */
  readonly storedActions?: readonly TracedAction[]
  /** False if a model gets none of the agent's actions. */
  readonly hasActions?: boolean
  /** A version to search instead of the live one. */
  readonly version?: LiveVersion
  /** The live version, as read along with the question. */
  readonly liveVersion?: LiveVersion | null
}
