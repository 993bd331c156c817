import { z } from 'zod'
import { idValue, instant, nameText, storableText, trimmedText } from '../base/values.ts'
import { actionNameMax, actionUrlMax, mcpToolsMax } from './limits.ts'
import { headerName, headerValue } from './request-parts.ts'

/** How an MCP server knows the agent: not at all, by a secret header, or because its owner signed in there (OAuth 2.1). */
export const mcpAuths = ['none', 'header', 'oauth'] as const
export type McpAuth = (typeof mcpAuths)[number]

/** `sign_in`: a person has to sign in there, for the first time or again. `failing`: the last check failed. */
export const mcpServerStates = ['ready', 'sign_in', 'failing'] as const
export type McpServerState = (typeof mcpServerStates)[number]

/** A tool that a server lists. All texts are the server's. */
export const mcpToolSchema = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** The labels of its inputs. */
  inputs: z.array(z.string()),
  /** Whether the server says that it changes nothing. */
  isReadOnly: z.boolean(),
  /** Why it can't be an action; null if it can. */
  refusal: z.string().nullable(),
})
export type McpTool = z.output<typeof mcpToolSchema>

export const mcpServerSchema = z.object({
  id: idValue,
  name: z.string(),
  url: z.string(),
  auth: z.enum(mcpAuths),
  /** For the way `header`. The value is its ending; null if it is missing. */
  header: z.object({ name: z.string(), value: z.string().nullable() }).nullable(),
  state: z.enum(mcpServerStates),
  /** Why the last check failed, as a sentence. */
  fault: z.string().nullable(),
  checkedAt: instant.nullable(),
  tools: z.array(mcpToolSchema),
  /** Tools that the server has beyond those. */
  moreTools: z.number().int(),
})
export type McpServer = z.output<typeof mcpServerSchema>

const serverName = nameText.pipe(z.string().min(1, 'Please enter a name').max(actionNameMax))
const secretHeader = z.object({
  name: headerName,
  value: headerValue.refine((value) => value !== '', 'Please enter the value'),
})

export const newMcpServer = z
  .object({
    name: serverName,
    url: trimmedText.pipe(z.string().min(1, 'Please enter the address').max(actionUrlMax)),
    auth: z.enum(mcpAuths),
    header: secretHeader.nullable(),
  })
  .refine(({ auth, header }) => auth !== 'header' || header !== null, {
    path: ['header', 'name'],
    message: 'Please enter the header',
  })
export type NewMcpServer = z.output<typeof newMcpServer>

/** The address can't be changed: an approval of tools is for this server alone. */
export const changedMcpServer = z.object({
  name: serverName,
  /** Null to keep it. */
  header: secretHeader.nullable(),
})

/** Names of tools, as the server lists them. */
export const chosenTools = z.object({
  tools: z
    .array(storableText.pipe(z.string().min(1).max(200)))
    .min(1)
    .max(mcpToolsMax),
})

/** The query with which the server's sign-in page sent the browser back, unmodified. */
export const mcpSignInAnswer = z.object({ answer: z.string().max(8000) })
