import { z } from 'zod'
import { fileNameMax } from '../../knowledge/limits.ts'
import { agentFileSettings } from '../../portability/agent-files.ts'
import { templateIdMax } from '../limits.ts'

/**
 * The starting point of an agent for a kind of business, in the form of an agent file: its settings except the name,
 * and texts with places to fill in. A text becomes knowledge only once its places are filled: see `hasPlaceholders`.
 */
export const agentTemplate = z.object({
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .max(templateIdMax),
  title: z.string().max(40),
  summary: z.string().max(120),
  settings: agentFileSettings.omit({ name: true }),
  knowledge: z
    .array(
      z.object({
        kind: z.literal('text'),
        name: z.string().min(1).max(fileNameMax),
        text: z.string().min(1),
      }),
    )
    .min(1),
})
export type AgentTemplate = z.infer<typeof agentTemplate>
