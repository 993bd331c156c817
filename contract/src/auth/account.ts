import { z } from 'zod'
import { memberRoles } from '../base/roles.ts'
import { defineRoute } from '../base/route.ts'
import { idParams, idValue, instant, messageResponse, trimmedText } from '../base/values.ts'
import { invitationTokenMax, passwordLength } from './limits.ts'
import { accountTexts, validationTexts } from './texts.ts'
import { newDisplayName, newUsername, username } from './username.ts'

/** Characters of a second-step code as typed. */
const twoStepCodeMax = 40

/** A cookie without a value that tells pages that there may be a session. Pages never see the session cookie itself. */
export const signedInMark = 'parleykit_signed_in'

/** Another owner's workspace that the user is a member of. */
export const joinedWorkspaceSchema = z.object({
  /** The owner's ID. */
  id: idValue,
  /** The owner's username. */
  name: z.string(),
  role: z.enum(memberRoles),
  /** Whether its plan currently has no seat for the user. Then nothing in it can be opened. */
  isPaused: z.boolean(),
  subscriptionTier: z.string(),
  chatCreditsUsed: z.number().int().nonnegative(),
  creditsResetAt: instant,
})
export type JoinedWorkspace = z.infer<typeof joinedWorkspaceSchema>

export const userSchema = z.object({
  id: idValue,
  username: z.string(),
  /** The name that visitors and invited people see; null to use the username. */
  displayName: z.string().nullable(),
  email: z.string(),
  /** A new address that replaces `email` once it is confirmed; null if there is none. */
  pendingEmail: z.string().nullable(),
  subscriptionTier: z.string(),
  /** Credits used in the current period, which ends at `creditsResetAt`. */
  chatCreditsUsed: z.number().int().nonnegative(),
  creditsResetAt: instant,
  /** Other workspaces besides the user's own. */
  workspaces: z.array(joinedWorkspaceSchema),
  /** Whether there are agents in the user's own workspace. */
  hasAgents: z.boolean(),
  /** Whether this is the first account on a server that has no admin yet. */
  mayBecomeAdmin: z.boolean(),
  /** False for users who only sign in with an identity provider. Sensitive changes require a password first. */
  hasPassword: z.boolean(),
  /** Whether the user has yet to confirm `email`; false if the server sends no mail. */
  mustConfirmEmail: z.boolean(),
  /** Whether sign-in has a second step. Sensitive changes ask for it too. */
  twoStep: z.boolean(),
})
export type User = z.infer<typeof userSchema>

/** A code from an authenticator app, or a recovery code, with or without spaces and dashes. */
export const twoStepCode = z
  .string(accountTexts.codeRequired)
  .trim()
  .max(twoStepCodeMax, accountTexts.codeInvalid)

/** `username` accepts a username or an email address; `code` is for accounts with a second step. */
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
  /** The token of an invitation link, from an operator of an invitation-only server or for a workspace. */
  invite: z.string().max(invitationTokenMax, accountTexts.invitationInvalid).optional(),
})
export type RegisterInput = z.infer<typeof registerInput>

/** Changing the email address requires the password: a person who controls the address can take over the account. */
export const updateAccountInput = z.object({
  username,
  /** Unchanged if absent; an empty name removes it. */
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

/** The username, typed to confirm the deletion of everything. */
export const deleteAccountInput = z.object({
  username: z.string(validationTexts.usernameRequired).min(1, validationTexts.usernameRequired).max(254),
  password: presentPassword,
  code: twoStepCode.optional(),
})
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>

/** Who may register: anybody, people with an invitation, nobody. */
export const registrationModes = ['open', 'invite', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

export const getRegistration = defineRoute({
  method: 'GET',
  path: '/api/registration',
  summary: 'Get who may register. The first account on a server always can.',
  access: 'public',
  response: z.object({ registration: z.enum(registrationModes) }),
})

/** A signed-in browser. */
export const sessionSchema = z.object({
  id: idValue,
  /** In words, such as "Firefox on Windows"; null if unknown. */
  device: z.string().nullable(),
  /** The last address used: the IPv4 address, or the /64 network of an IPv6 address. */
  address: z.string(),
  createdAt: instant,
  /** Accurate to a few minutes. */
  lastSeenAt: instant,
  /** Whether this is the session of the request. */
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
