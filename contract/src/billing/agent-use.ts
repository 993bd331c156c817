import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idValue } from '../base/values.ts'

const amount = z.number().int().nonnegative()

/** What an agent uses of its plan's limits per agent; `limitsOf` returns the limits. */
export const agentUseSchema = z.object({
  id: idValue,
  name: z.string(),
  isPausedByPlan: z.boolean(),
  /** Texts, files and pages. */
  entries: amount,
  /** Bytes of extracted text, as UTF-8. */
  textBytes: amount,
  /** Bytes of uploaded files. */
  fileBytes: amount,
  /** Website pages and files. */
  links: amount,
})
export type AgentUse = z.infer<typeof agentUseSchema>

export const listAgentUse = defineRoute({
  method: 'GET',
  path: '/api/dashboard/agent-use',
  summary: "Get each agent's usage against the plan's limits, oldest first",
  access: 'owner',
  role: 'viewer',
  response: z.array(agentUseSchema),
})
