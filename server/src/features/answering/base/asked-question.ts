import type { EarlierMessage } from '../../conversations/index.ts'
import type { LiveVersion } from '../../retrieval/index.ts'

export interface AskedQuestion {
  readonly question: string
  /** The conversation before it, oldest first. */
  readonly earlier: readonly EarlierMessage[]
  /** BCP 47 tag of the page that the chat is in. */
  readonly pageLanguage?: string | undefined
  /** Of the agent's owner: it decides which model writes. */
  readonly ownerTier: string
  /** False where nobody will read the answer: no model is paid for it. */
  readonly mayUseModel: boolean
  /** What is searched in place of all that the agent knows. */
  readonly version?: LiveVersion
  /** All that the agent knows, as it was read with the question. */
  readonly liveVersion?: LiveVersion | null
}
