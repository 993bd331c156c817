import { z } from 'zod'
import { invitationTokenMax, passwordLength, twoStepCodeMax } from './limits.ts'
import { memberRoles } from './roles.ts'
import { defineRoute } from './route.ts'
import { accountTexts, validationTexts } from './texts.ts'
import { newDisplayName, newUsername, username } from './username.ts'
import { idParams, idValue, instant, messageResponse, trimmedText } from './values.ts'

/** A cookie without a value that pages can read: there may be a session. What opens one they never see. */
export const signedInMark = 'parleykit_signed_in'

/** Somebody else's workspace that the user is in. */
export const joinedWorkspaceSchema = z.object({
  /** The id of its owner. */
  id: idValue,
  /** The username of its owner. */
  name: z.string(),
  role: z.enum(memberRoles),
  /** Whether its plan has no seat for the user at present: then nothing of it opens. */
  isPaused: z.boolean(),
  subscriptionTier: z.string(),
  chatCreditsUsed: z.number().int().nonnegative(),
  creditsResetAt: instant,
})
export type JoinedWorkspace = z.infer<typeof joinedWorkspaceSchema>

export const userSchema = z.object({
  id: idValue,
  username: z.string(),
  /** The name that visitors and invited people see; null for the username. */
  displayName: z.string().nullable(),
  email: z.string(),
  /** An address that takes its place once it is confirmed; null where none waits. */
  pendingEmail: z.string().nullable(),
  subscriptionTier: z.string(),
  /** Of the present period, which ends at `creditsResetAt`. */
  chatCreditsUsed: z.number().int().nonnegative(),
  creditsResetAt: instant,
  /** Beside the user's own. */
  workspaces: z.array(joinedWorkspaceSchema),
  /** Whether there are agents in the user's own workspace. */
  hasAgents: z.boolean(),
  /** Whether it is the first account of a server that has no admin yet. */
  mayBecomeAdmin: z.boolean(),
  /** False for who has come by an identity provider alone: sensitive changes need one to be set first. */
  hasPassword: z.boolean(),
  /** Whether nobody has shown so far to read the mails to `email`; false where the server sends none. */
  mustConfirmEmail: z.boolean(),
  /** Whether signing in takes a second step, which sensitive changes ask for too. */
  twoStep: z.boolean(),
})
export type User = z.infer<typeof userSchema>

/** Of an authenticator app, or a recovery code; typed with or without spaces and dashes. */
export const twoStepCode = z
  .string(accountTexts.codeRequired)
  .trim()
  .max(twoStepCodeMax, accountTexts.codeInvalid)

/** `username` takes a username or an e-mail address; `code` is for accounts with a second step. */
export const loginInput = z.object({
  username: z
    .string(validationTexts.usernameRequired)
    .pipe(trimmedText)
    .pipe(z.string().min(1, validationTexts.usernameRequired).max(254)),
  password: z
    .string(validationTexts.passwordRequired)
    .min(1, validationTexts.passwordRequired)
    .max(passwordLength.max),
  code: twoStepCode.optional(),
})
export type LoginInput = z.infer<typeof loginInput>

export const email = z.email(validationTexts.emailInvalid).max(254, validationTexts.emailInvalid)

export const newPassword = z
  .string(validationTexts.passwordRequired)
  .min(passwordLength.min, validationTexts.passwordTooShort)
  .max(passwordLength.max, validationTexts.passwordTooLong)

export const presentPassword = z
  .string(validationTexts.passwordRequired)
  .min(1, validationTexts.passwordRequired)
  .max(passwordLength.max, accountTexts.wrongPassword)

export const registerInput = z.object({
  username: newUsername,
  email,
  password: newPassword,
  /** Of the link that an operator made, where the server takes invited accounts only, or that leads into a workspace. */
  invite: z.string().max(invitationTokenMax, accountTexts.invitationInvalid).optional(),
})
export type RegisterInput = z.infer<typeof registerInput>

/** Another e-mail address needs the password: whoever has it can take the account over. */
export const updateAccountInput = z.object({
  username,
  /** Left as it is if absent; an empty one removes it. */
  displayName: newDisplayName.optional(),
  email,
  currentPassword: z.string().max(passwordLength.max).default(''),
  code: twoStepCode.optional(),
})
export type UpdateAccountInput = z.infer<typeof updateAccountInput>

export const changePasswordInput = z.object({
  currentPassword: presentPassword,
  newPassword,
  code: twoStepCode.optional(),
})
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

/** The username as it is typed to confirm that everything may go. */
export const deleteAccountInput = z.object({
  username: z.string(validationTexts.usernameRequired).min(1, validationTexts.usernameRequired).max(254),
  password: presentPassword,
  code: twoStepCode.optional(),
})
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>

/** Who may register now: anybody, who has an invitation, nobody. */
export const registrationModes = ['open', 'invite', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

export const getRegistration = defineRoute({
  method: 'GET',
  path: '/api/registration',
  summary: 'Get who may register. The first account on a server always can.',
  access: 'public',
  response: z.object({ registration: z.enum(registrationModes) }),
})

/** A browser that is signed in. */
export const sessionSchema = z.object({
  id: idValue,
  /** In words, such as "Firefox on Windows"; null when nothing is known. */
  device: z.string().nullable(),
  /** Where it was used last: the IPv4 address, or the /64 network of an IPv6 address. */
  address: z.string(),
  createdAt: instant,
  /** To within a few minutes. */
  lastSeenAt: instant,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

export const getUser = defineRoute({
  method: 'GET',
  path: '/api/user',
  summary: 'Get the signed-in user. 401 if no one is signed in.',
  access: 'public',
  response: userSchema,
  errorForm: 'text',
  errors: ['not_signed_in'],
})

export const login = defineRoute({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with a username or email address and a password',
  access: 'public',
  body: loginInput,
  response: userSchema,
  errorForm: 'text',
})

export const register = defineRoute({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in',
  access: 'public',
  body: registerInput,
  response: userSchema,
  status: 201,
  errorForm: 'text',
})

export const logout = defineRoute({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out',
  access: 'public',
  response: messageResponse,
  errorForm: 'text',
})

export const updateAccount = defineRoute({
  method: 'PUT',
  path: '/api/account',
  summary:
    'Update the username, the name shown to visitors, or the email address (requires the current password)',
  access: 'account',
  body: updateAccountInput,
  response: userSchema,
})

export const changePassword = defineRoute({
  method: 'PUT',
  path: '/api/account/password',
  summary: "Change the password. Signs out all other sessions and renews this session's cookie.",
  access: 'account',
  body: changePasswordInput,
  response: messageResponse,
  renewsSession: true,
})

export const signOutEverywhere = defineRoute({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  summary: 'Sign out everywhere, including this session',
  access: 'account',
  response: messageResponse,
})

export const listSessions = defineRoute({
  method: 'GET',
  path: '/api/account/sessions',
  summary: "List the account's sessions, most recently used first",
  access: 'account',
  response: z.array(sessionSchema),
})

export const endSession = defineRoute({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: "End one of the account's sessions",
  access: 'account',
  params: idParams,
  response: messageResponse,
})

export const exportAccount = defineRoute({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Export all account data as a ZIP file: agents, knowledge with its files, and conversations',
  access: 'account',
  response: z.string().meta({ format: 'binary' }),
  download: true,
})

export const deleteAccount = defineRoute({
  method: 'POST',
  path: '/api/account/deletion',
  summary: 'Delete the account and all its data',
  access: 'account',
  body: deleteAccountInput,
  response: messageResponse,
})
