import { z } from 'zod'
import { idValue, instant } from './values.ts'

/** Who answers in a conversation: the agent, nobody until a person comes who was asked for, or that person. */
export const answererSchema = z.object({
  state: z.enum(['agent', 'asked', 'person']),
  /** Of the person who is there; else null. */
  name: z.string().nullable(),
  /** The agent answers since the visitor has ended the request for a person; absent where it ended in another way. */
  calledOff: z.literal(true).optional(),
})
export type Answerer = z.infer<typeof answererSchema>

/** What a person has said in the agent's place, as it comes to the visitor. */
export const saidByPersonSchema = z.object({
  messageId: idValue,
  content: z.string(),
  name: z.string(),
  createdAt: instant,
})
export type SaidByPerson = z.infer<typeof saidByPersonSchema>
