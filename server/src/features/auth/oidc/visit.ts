import { z } from 'zod'

/** What is remembered while somebody is at the provider. */
export const visitSchema = z.object({
  /** `sign_in` to whatever account it opens; the others are about the account that began the visit. */
  intent: z.enum(['sign_in', 'link', 'first_password']),
  nonce: z.string(),
  verifier: z.string(),
  beganAt: z.coerce.date(),
  next: z.string().nullable(),
  invite: z.string().optional(),
})
export type Visit = z.infer<typeof visitSchema>

const identity = z.object({ issuer: z.string(), subject: z.string(), email: z.string().nullable() })
export type IdentityKey = z.infer<typeof identity>

/** What is remembered once the provider has said who it is, while more is asked for. */
export const ticketSchema = z.object({
  /** A code of the account's second step; the password of the account that it would be linked to; the new one. */
  wants: z.enum(['code', 'password', 'first_password']),
  identity,
  next: z.string().nullable(),
})
export type Ticket = z.infer<typeof ticketSchema>
