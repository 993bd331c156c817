/** Limits of actions. Free of dependencies, so that the chat frame can use them too. */

/** Actions per agent. */
export const actionsMax = 20
export const actionNameMax = 60
export const actionPurposeMax = 500
export const actionPhrasesMax = 20
export const actionPhraseMax = 200
export const actionInputsMax = 12
export const actionChoicesMax = 30
/** Choices that are found by a request. */
export const actionChoicesFoundMax = 60
export const actionTextMax = 500
/** Characters of a value that a visitor fills in. */
export const actionValueMax = 1000
export const actionHeadersMax = 20
export const actionHeaderValueMax = 4000
export const actionUrlMax = 2000
export const actionBodyMax = 20_000
export const actionPicksMax = 20
/** Rows of a list in a response that are shown. */
export const actionRowsMax = 20
/** Time and bytes of a response. */
export const actionCallMs = 10_000
export const actionResponseBytesMax = 64 * 1024
/** Hours that a run waits for a person's approval. */
export const approvalHours = { min: 1, max: 168, usual: 24 } as const
/** Characters of the reason that a visitor reads when a person declines. */
export const declineReasonMax = 300
export const actionRunPageSize = 20
/** Runs that wait for approval, as listed for a workspace. */
export const waitingRunsShown = 50
/** Bytes of a picture in a card. */
export const actionPictureBytesMax = 5 * 1024 * 1024
/** Hours that a form which was offered in a chat can be sent. */
export const actionFormHours = 24
/** Minutes that a mailed code can be entered, tries to enter one, and minutes that a proved address counts. */
export const actionCodeMinutes = 10
export const actionCodeTries = 5
export const actionProofMinutes = 60
/** MCP servers per agent. */
export const mcpServersMax = 5
/** Tools of a server that are listed. */
export const mcpToolsMax = 50
/** Characters of a tool's description and schema. */
export const mcpToolTextMax = 6000
/** Bytes of a list of tools. */
export const mcpListBytesMax = 1024 * 1024
/** Minutes for which a server's list of tools counts as known. */
export const mcpCheckMinutes = 5
/** Minutes that signing in at an MCP server may take. */
export const mcpSignInMinutes = 10
/** The path to which sign-in pages of MCP servers send browsers back. */
export const mcpReturnPath = '/dashboard/mcp-sign-in'
