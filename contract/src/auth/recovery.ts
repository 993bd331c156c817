import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { messageResponse, trimmedText } from '../base/values.ts'
import { newPassword } from './account.ts'
import { oneTimeTokenMax } from './limits.ts'
import { accountTexts, validationTexts } from './texts.ts'

/** The options of the sign-in screen on this server. */
export const getSignInOptions = defineRoute({
  method: 'GET',
  path: '/api/sign-in-options',
  summary: "Get the server's sign-in options",
  access: 'public',
  response: z.object({
    /** Whether it sends mails. If not, its operator creates password reset links. */
    mail: z.boolean(),
    /** The origin for signing in with passkeys; null if the server's address doesn't support them. */
    passkeys: z.string().nullable(),
    /** The name of the identity provider for signing in; null if there is none. */
    provider: z.string().nullable(),
  }),
})

/** The token in a mailed link. */
const token = z
  .string(accountTexts.linkInvalid)
  .min(1, accountTexts.linkInvalid)
  .max(oneTimeTokenMax, accountTexts.linkInvalid)

/** A username or an email address, as at sign-in. */
export const passwordResetRequestInput = z.object({
  username: z
    .string(validationTexts.usernameRequired)
    .pipe(trimmedText)
    .pipe(z.string().min(1, validationTexts.usernameRequired).max(254)),
})
export type PasswordResetRequestInput = z.infer<typeof passwordResetRequestInput>

export const passwordResetInput = z.object({ token, newPassword })
export type PasswordResetInput = z.infer<typeof passwordResetInput>

export const signInLinkInput = z.object({ token })
export type SignInLinkInput = z.infer<typeof signInLinkInput>

export const emailConfirmationInput = z.object({ token })
export type EmailConfirmationInput = z.infer<typeof emailConfirmationInput>

export const requestPasswordReset = defineRoute({
  method: 'POST',
  path: '/api/password-reset-requests',
  summary: "Email a password reset link. The response is the same if the account doesn't exist.",
  access: 'public',
  body: passwordResetRequestInput,
  response: messageResponse,
})

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/password-resets',
  summary: "Set a new password with the token from a reset link. Ends all of the account's sessions.",
  access: 'public',
  body: passwordResetInput,
  response: messageResponse,
})

export const requestSignInLink = defineRoute({
  method: 'POST',
  path: '/api/sign-in-link-requests',
  summary:
    "Email a link that lets a new browser sign in despite failed attempts by others. The response is the same if the account doesn't exist.",
  access: 'public',
  body: passwordResetRequestInput,
  response: messageResponse,
})

export const openSignInLink = defineRoute({
  method: 'POST',
  path: '/api/sign-in-links',
  summary:
    'Allow this browser to sign in with the token from a sign-in link. The password is still required.',
  access: 'public',
  body: signInLinkInput,
  response: z.object({ username: z.string() }),
})

export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/api/email-confirmations',
  summary:
    'Confirm an email address, or complete a change of address, with the token from the link sent to it',
  access: 'public',
  body: emailConfirmationInput,
  response: z.object({ email: z.string() }),
})

export const sendEmailConfirmation = defineRoute({
  method: 'POST',
  path: '/api/account/email-confirmations',
  summary: "Resend the link that confirms the account's email address. Earlier links stop working.",
  access: 'account',
  response: messageResponse,
})

export const cancelEmailChange = defineRoute({
  method: 'DELETE',
  path: '/api/account/pending-email',
  summary: 'Keep the current email address. The link sent to the new address stops working.',
  access: 'account',
  response: messageResponse,
})
