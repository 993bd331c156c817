import { z } from 'zod'
import { agentFileSettings } from './agent-files.ts'
import { fileNameMax, templateIdMax } from './limits.ts'

/**
 * What an agent of a kind of business begins with, in the form of an agent's file: its settings but for the name, and texts
 * to fill in. They become knowledge once their places are filled, and not before: see `hasPlaces`.
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
