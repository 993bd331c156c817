import type { OfficeHours } from '@parleykit/contract/visitor-care'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

/** The conversation on screen, and what can be done with it. */
export interface ConversationActions {
  readonly agentName: string
  readonly publicId: string
  readonly identity: VisitorIdentity
  /** Null until the server has told it. */
  readonly conversationId: number | null
  /** Begins another one; null where a button of its own does that. */
  readonly startNewChat: (() => void) | null
  /** Deletes it; false when it is still there. */
  remove(): Promise<boolean>
  /** Asks for a person; null where none can be asked for. */
  readonly askPerson: (() => void) | null
  /** Opens the form for the visitor's address; null where there is none. */
  readonly leaveEmail: (() => void) | null
  /** What the owner calls that; empty for the product's own words. */
  readonly leadTitle: string
  readonly officeHours: OfficeHours | null
}
