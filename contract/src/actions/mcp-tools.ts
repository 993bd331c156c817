import { z } from 'zod'
import { idValue } from '../base/values.ts'
import { editedPicks, pickSchema } from './http-settings.ts'

/**
 * Why a tool is switched off. `changed`: its description, inputs or hints aren't those that were approved. `gone`: the
 * server doesn't list it. `signed_out`: the sign-in at the server is over.
 */
export const toolChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changed'),
    /** Of the tool as it is now. Approve with it. */
    hash: z.string(),
    now: z.string(),
    /** Why it can't be an action any more; null if it can. */
    refusal: z.string().nullable(),
  }),
  z.object({ kind: z.literal('gone') }),
  z.object({ kind: z.literal('signed_out') }),
])
export type ToolChange = z.output<typeof toolChangeSchema>

/** A tool of an MCP server, as an action. */
export const mcpSettingsSchema = z.object({
  serverId: idValue,
  /** Its name at the server. */
  tool: z.string(),
  /** Description, inputs and hints as they were approved. */
  approved: z.string(),
  /** Null if the tool is as it was approved. */
  change: toolChangeSchema.nullable(),
  picks: z.array(pickSchema),
})
export type McpSettings = z.output<typeof mcpSettingsSchema>

/** The input of the editor. */
export const editedMcpSettings = z.object({ picks: editedPicks })
