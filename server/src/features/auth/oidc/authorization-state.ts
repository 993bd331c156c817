import { z } from 'zod'

/** The state kept while the browser is at the provider. */
export const authorizationStateSchema = z.object({
  /** `sign_in` is for any account; the others are for the account that began the authorization. */
  intent: z.enum(['sign_in', 'link', 'first_password']),
  nonce: z.string(),
  verifier: z.string(),
  beganAt: z.coerce.date(),
  next: z.string().nullable(),
  invite: z.string().optional(),
})
export type AuthorizationState = z.infer<typeof authorizationStateSchema>

const identity = z.object({ issuer: z.string(), subject: z.string(), email: z.string().nullable() })
export type IdentityKey = z.infer<typeof identity>

/** The state kept after the provider has named the person, while another step is required. */
export const ticketSchema = z.object({
  /** A code of the account's second step, the password of the account to link, or the new password. */
  wants: z.enum(['code', 'password', 'first_password']),
  identity,
  next: z.string().nullable(),
})
export type Ticket = z.infer<typeof ticketSchema>
