import { z } from 'zod'
import { newPassword, presentPassword, twoStepCode, userSchema } from './account.ts'
import { invitationTokenMax, nextPathMax, oneTimeTokenMax, providerAnswerMax } from './limits.ts'
import { defineRoute } from './route.ts'
import { accountTexts, providerTexts } from './texts.ts'
import { idParams, idValue, instant, messageResponse } from './values.ts'

/** Where the identity provider sends browsers back to. */
export const providerReturnPath = '/auth/callback'

/** What names a sign-in that the provider has answered, and that waits for more; for the browser that began it. */
const ticket = z
  .string(providerTexts.over)
  .min(1, providerTexts.over)
  .max(oneTimeTokenMax, providerTexts.over)

/** Where the browser goes now. */
const departure = z.object({ url: z.string() })

export const providerSignInInput = z.object({
  /** The path that leads on afterwards; the browser judges it. */
  next: z.string().max(nextPathMax).optional(),
  invite: z.string().max(invitationTokenMax, accountTexts.invitationInvalid).optional(),
})
export type ProviderSignInInput = z.infer<typeof providerSignInInput>

const signedIn = z.object({
  outcome: z.literal('signed_in'),
  user: userSchema,
  next: z.string().nullable(),
  /** Whether the account has just been made. */
  isNew: z.boolean(),
})

/** What came of a visit to the provider. */
const outcome = z.discriminatedUnion('outcome', [
  signedIn,
  /** The account has a second step. */
  z.object({ outcome: z.literal('code_required'), ticket }),
  /** An account has the verified address: whoever has its password may link it. */
  z.object({ outcome: z.literal('link_required'), ticket, email: z.string(), username: z.string() }),
  z.object({ outcome: z.literal('linked') }),
  /** It is proven that the account's first password may be set. */
  z.object({ outcome: z.literal('password_wanted'), ticket }),
  /** The provider doesn't say when it asked who it is: a link that sets a password was mailed instead. */
  z.object({ outcome: z.literal('password_link_sent'), email: z.string() }),
])
export type ProviderOutcome = z.infer<typeof outcome>

export const providerAnswerInput = z.object({
  /** The query that the provider sent the browser back with, as it is. */
  answer: z.string().max(providerAnswerMax, providerTexts.over),
})

/** The password where an account is linked; a code where it has a second step. */
export const providerCompletionInput = z.object({
  ticket,
  password: presentPassword.optional(),
  code: twoStepCode.optional(),
})
export type ProviderCompletionInput = z.infer<typeof providerCompletionInput>

export const beginProviderSignIn = defineRoute({
  method: 'POST',
  path: '/api/oidc/sign-ins',
  summary: 'Start signing in with the identity provider. Returns the URL to open, valid for ten minutes.',
  access: 'public',
  body: providerSignInInput,
  response: departure,
})

export const finishAtProvider = defineRoute({
  method: 'POST',
  path: '/api/oidc/answers',
  summary: "Handle the identity provider's response. Signs in, or returns what is still needed.",
  access: 'public',
  body: providerAnswerInput,
  response: outcome,
})

export const completeProviderSignIn = defineRoute({
  method: 'POST',
  path: '/api/oidc/completions',
  summary: 'Complete a sign-in from the identity provider with a code, or a password to link the account',
  access: 'public',
  body: providerCompletionInput,
  response: signedIn,
})

/** A sign-in of the identity provider that opens the account. */
export const identitySchema = z.object({
  id: idValue,
  /** As the provider named it when it was used last. */
  email: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
})
export type Identity = z.infer<typeof identitySchema>

/** Sensitive changes ask again who it is. */
export const proofInput = z.object({ password: presentPassword, code: twoStepCode.optional() })
export type ProofInput = z.infer<typeof proofInput>

export const listIdentities = defineRoute({
  method: 'GET',
  path: '/api/account/identities',
  summary: 'List the identity provider sign-ins linked to the account, newest first',
  access: 'account',
  response: z.array(identitySchema),
})

export const beginIdentityLink = defineRoute({
  method: 'POST',
  path: '/api/account/identities',
  summary: 'Start linking an identity provider sign-in. Returns the URL to open.',
  access: 'account',
  body: proofInput,
  response: departure,
})

export const unlinkIdentity = defineRoute({
  method: 'POST',
  path: '/api/account/identities/:id/removal',
  summary: 'Unlink an identity provider sign-in. The password stays valid.',
  access: 'account',
  params: idParams,
  body: proofInput,
  response: messageResponse,
})

export const beginFirstPassword = defineRoute({
  method: 'POST',
  path: '/api/account/first-password/proofs',
  summary: 'Start setting a first password, by signing in with the identity provider again',
  access: 'account',
  response: departure,
})

export const firstPasswordInput = z.object({ ticket, newPassword })
export type FirstPasswordInput = z.infer<typeof firstPasswordInput>

export const setFirstPassword = defineRoute({
  method: 'POST',
  path: '/api/account/first-password',
  summary: "Set the account's first password. Signs out all other sessions and renews this session's cookie.",
  access: 'account',
  body: firstPasswordInput,
  response: messageResponse,
})
