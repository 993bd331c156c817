import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { ActionPick } from '@parleykit/contract/actions/http-settings'
import type { ToolChange } from '@parleykit/contract/actions/mcp-tools'

/** How an input of an action becomes an argument of a tool. The choices of a `boolean` are yes and no, in this order. */
export interface ToolArgument {
  readonly input: string
  readonly property: string
  readonly type: 'text' | 'number' | 'boolean'
}

/** A tool of a server's last list. Its texts are the server's, without invisible characters and of bounded length. */
export interface ListedTool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Description, inputs and hints in full, for review. */
  readonly text: string
  /** Of the name and of everything in `text`, as it was sent. */
  readonly hash: string
  readonly isReadOnly: boolean
  readonly isIdempotent: boolean
  readonly inputs: readonly ActionInput[]
  readonly arguments: readonly ToolArgument[]
  /** Why it can't be an action; null if it can. */
  readonly refusal: string | null
}

/** The approved tool of an action. */
export interface ToolSettings extends Pick<ListedTool, 'hash' | 'arguments' | 'isReadOnly' | 'isIdempotent'> {
  /** Its name at the server. */
  readonly tool: string
  /** The text that was approved. */
  readonly approved: string
  /** Why it is switched off; null if it is as it was approved. */
  readonly change: ToolChange | null
  readonly picks: readonly ActionPick[]
  /** Whether it was on when the sign-in ended. */
  readonly wasOn?: boolean
}
