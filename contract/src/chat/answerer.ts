import { z } from 'zod'
import { idValue, instant } from '../base/values.ts'

/** Who answers in a conversation: the agent, nobody while the visitor waits for a person, or that person. */
export const answererSchema = z.object({
  state: z.enum(['agent', 'asked', 'person']),
  /** Name of the person who answers; otherwise null. */
  name: z.string().nullable(),
  /** Set if the agent answers again because the visitor canceled the request for a person; otherwise absent. */
  calledOff: z.literal(true).optional(),
})
export type Answerer = z.infer<typeof answererSchema>

/** A person's message in the agent's place, as sent to the visitor. */
export const saidByPersonSchema = z.object({
  messageId: idValue,
  content: z.string(),
  name: z.string(),
  createdAt: instant,
})
export type SaidByPerson = z.infer<typeof saidByPersonSchema>
