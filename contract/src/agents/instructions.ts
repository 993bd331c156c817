import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParams, idValue, instant, storableText } from '../base/values.ts'

/** The parts of an owner's instructions to the model, in the order of the prompt. */
export const instructionParts = ['about', 'style', 'always', 'never', 'person'] as const
export type InstructionPart = (typeof instructionParts)[number]

/** Characters of all parts together. */
export const instructionsMax = 4000
/** Earlier versions kept of an agent's instructions. */
export const instructionVersionsMax = 50

export const instructionsSchema = z.object({
  /** Who the agent speaks for. */
  about: z.string(),
  style: z.string(),
  always: z.string(),
  never: z.string(),
  /** When to offer a person. */
  person: z.string(),
})
export type Instructions = z.infer<typeof instructionsSchema>

export const noInstructions: Instructions = { about: '', style: '', always: '', never: '', person: '' }

const part = storableText.pipe(z.string().trim().max(instructionsMax))

/** Every part is required, so that none is emptied by leaving it out. */
export const instructionsInput = z
  .object({ about: part, style: part, always: part, never: part, person: part })
  .refine((instructions) => instructionsLength(instructions) <= instructionsMax, {
    error: `The instructions can have at most ${instructionsMax} characters together`,
  })

/** The characters of all parts together. */
export function instructionsLength(instructions: Instructions): number {
  return instructionParts.reduce((sum, name) => sum + instructions[name].length, 0)
}

export const instructionVersionSchema = z.object({
  id: idValue,
  instructions: instructionsSchema,
  /** The username of the member who saved it; null if the account was deleted. */
  author: z.string().nullable(),
  createdAt: instant,
})
export type InstructionVersion = z.infer<typeof instructionVersionSchema>

export const listInstructionVersions = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/instructions',
  summary: `List the saved versions of an agent's instructions, newest first, at most ${instructionVersionsMax}`,
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: z.array(instructionVersionSchema),
})

export const getPrompt = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/prompt',
  summary: 'Get the rules, tone and instructions that an agent sends to its model before the knowledge',
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: z.object({ system: z.string() }),
})
