import type { OfficeHours } from '@parleykit/contract/agents/visitor-settings'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

/** The conversation on screen and its actions. */
export interface ConversationActions {
  readonly agentName: string
  readonly publicId: string
  readonly identity: VisitorIdentity
  /** Null until the server has sent it. */
  readonly conversationId: number | null
  /** Starts a new conversation; null if a separate button does that. */
  readonly startNewChat: (() => void) | null
  /** Deletes it. Returns false if that failed. */
  remove(): Promise<boolean>
  /** Asks for a person; null if that isn't possible. */
  readonly askPerson: (() => void) | null
  /** Opens the form for the visitor's address; null if there is none. */
  readonly leaveEmail: (() => void) | null
  /** The owner's title for that form; empty for the default. */
  readonly leadTitle: string
  readonly officeHours: OfficeHours | null
}
