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
  /** To whom an action can be offered. Undefined outside of a visitor's conversation. */
  readonly visitor?: {
    readonly conversationId: number
    /** ID of the visitor token that the caller has; null for none. */
    readonly tokenId: string | null
  }
  /** A version to search instead of the live one. */
  readonly version?: LiveVersion
  /** The live version, as read along with the question. */
  readonly liveVersion?: LiveVersion | null
}
