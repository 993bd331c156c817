import { identityAttributesMax, identityValueMax } from '@parleykit/contract/agents/limits'
import { storableText } from '@parleykit/contract/base/values'
import { z } from 'zod'

/** What an owner's server tells about a person in the identity token. Null for what it doesn't. */
export interface IdentityDetails {
  readonly email: string | null
  readonly name: string | null
  readonly attributes: Readonly<Record<string, string>>
}

const value = storableText.pipe(
  z
    .string()
    .max(identityValueMax)
    .regex(/^\P{Cc}*$/u),
)
const detailsSchema = z.object({
  email: z.email().max(254).nullish().or(z.literal('')),
  email_verified: z.boolean().nullish(),
  name: value.nullish(),
  attributes: z
    .record(z.string().regex(/^[A-Za-z0-9_-]{1,40}$/), value)
    .refine((attributes) => Object.keys(attributes).length <= identityAttributesMax)
    .nullish(),
})

/**
 * Reads `email`, `name` and `attributes` from a token's payload. An address that the website itself hasn't verified
 * (`email_verified: false`, as in OpenID Connect) proves nothing. Null if something can't be used.
 */
export function readDetails(payload: object): IdentityDetails | null {
  const read = detailsSchema.safeParse(payload)
  if (!read.success) return null
  const { email, email_verified: isVerified, name, attributes } = read.data
  return {
    email: isVerified === false ? null : email || null,
    name: name?.trim() || null,
    attributes: { ...attributes },
  }
}
