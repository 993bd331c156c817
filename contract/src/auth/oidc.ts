import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParams, idValue, instant, messageResponse } from '../base/values.ts'
import { newPassword, presentPassword, twoStepCode, userSchema } from './account.ts'
import { invitationTokenMax, oneTimeTokenMax } from './limits.ts'
import { accountTexts, providerTexts } from './texts.ts'

/** Characters of the query with which an identity provider sends a browser back. */
const providerAnswerMax = 8000
/** Characters of the path to return to after signing in. */
const nextPathMax = 2000

/** The path to which the identity provider sends browsers back. */
export const providerReturnPath = '/auth/callback'

/** Identifies a sign-in that needs another step after the provider. Valid in the browser that began it. */
const ticket = z
  .string(providerTexts.over)
  .min(1, providerTexts.over)
  .max(oneTimeTokenMax, providerTexts.over)

/** The URL that the browser goes to next. */
const departure = z.object({ url: z.string() })

export const providerSignInInput = z.object({
  /** The path to go to afterwards. The browser validates it. */
  next: z.string().max(nextPathMax).optional(),
  invite: z.string().max(invitationTokenMax, accountTexts.invitationInvalid).optional(),
})
export type ProviderSignInInput = z.infer<typeof providerSignInInput>

const signedIn = z.object({
  outcome: z.literal('signed_in'),
  user: userSchema,
  next: z.string().nullable(),
  /** Whether the account was just created. */
  isNew: z.boolean(),
})

/** The outcome of a visit to the provider. */
const outcome = z.discriminatedUnion('outcome', [
  signedIn,
  /** The account has a second step. */
  z.object({ outcome: z.literal('code_required'), ticket }),
  /** An account has the verified address: a user with its password may link it. */
  z.object({ outcome: z.literal('link_required'), ticket, email: z.string(), username: z.string() }),
  z.object({ outcome: z.literal('linked') }),
  /** The user's identity is proven, so the account's first password may be set. */
  z.object({ outcome: z.literal('password_wanted'), ticket }),
  /** The provider doesn't report when it authenticated the user: a link to set a password was mailed instead. */
  z.object({ outcome: z.literal('password_link_sent'), email: z.string() }),
])
export type ProviderOutcome = z.infer<typeof outcome>

export const providerAnswerInput = z.object({
  /** The query with which the provider sent the browser back, unmodified. */
  answer: z.string().max(providerAnswerMax, providerTexts.over),
})

/** The password when linking an account; a code if it has a second step. */
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

/** An identity provider sign-in that opens the account. */
export const identitySchema = z.object({
  id: idValue,
  /** The address that the provider gave at the last use. */
  email: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
})
export type Identity = z.infer<typeof identitySchema>

/** Sensitive changes ask for proof of identity again. */
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
