import { z } from 'zod'
import { defineRoute } from './route.ts'
import { idValue } from './values.ts'

const amount = z.number().int().nonnegative()

/** What an agent takes of what a plan gives each; `limitsOf` has the other side. */
export const agentUseSchema = z.object({
  id: idValue,
  name: z.string(),
  isPausedByPlan: z.boolean(),
  /** Texts, files and pages. */
  entries: amount,
  /** Of extracted text, as UTF-8. */
  textBytes: amount,
  /** Of uploaded files. */
  fileBytes: amount,
  /** Pages and files of websites. */
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
