import { z } from 'zod'
import { email, presentPassword, twoStepCode } from '../auth/account.ts'
import { defineRoute } from '../base/route.ts'
import { idParam, idParams, idValue, instant, storableText } from '../base/values.ts'
import { tiers } from '../billing/plans.ts'

/** The accounts of an installation, for its operator. Nothing of an account's content is in them. */

export const accountPageSize = 50
const accountSearchMax = 100

export const managedAccountTexts = {
  notOwnState: "You can't disable the account that you are signed in with.",
  notOwnPlan: "You can't take the admin plan from the account that you are signed in with.",
  isDisabled: 'This account is disabled. Enable it first.',
  hasAccount: 'This address already has an account on this server.',
}

export const managedAccountSchema = z.object({
  id: idValue,
  username: z.string(),
  email: z.string(),
  /** The plan in force. */
  plan: z.string(),
  /** The plan that the operator granted; null if none. */
  grantedPlan: z.string().nullable(),
  registeredAt: instant,
  /** The last use of any browser, to within minutes; null if unknown. */
  lastSeenAt: instant.nullable(),
  agents: z.number().int().nonnegative(),
  /** Members of its workspace other than the owner. */
  members: z.number().int().nonnegative(),
  isDisabled: z.boolean(),
  hasTwoStep: z.boolean(),
  /** Whether it is the account of the request. */
  isSelf: z.boolean(),
})
export type ManagedAccount = z.infer<typeof managedAccountSchema>

/** What proves that the operator is present, as for other actions that matter. */
const proof = { password: presentPassword, code: twoStepCode.optional() }
const proofErrors = ['not_found', 'wrong_password', 'code_required', 'code_invalid'] as const

const link = z.object({
  /** Shown only in this response. */
  url: z.string(),
  until: instant,
  isMailed: z.boolean(),
})
export type AccountLink = z.infer<typeof link>

export const listManagedAccounts = defineRoute({
  method: 'GET',
  path: '/api/operator/accounts',
  summary: `List the accounts of this installation, newest first, ${accountPageSize} per page. Operator only; 404 for others.`,
  access: 'account',
  query: z.object({
    /** Part of a username or an email address. */
    q: storableText.pipe(z.string().trim().max(accountSearchMax)).optional(),
    state: z.enum(['enabled', 'disabled']).optional(),
    /** `next` of the page before. */
    after: idParam.optional(),
  }),
  response: z.object({
    accounts: z.array(managedAccountSchema),
    /** For `after` of the next page; null on the last one. */
    next: idValue.nullable(),
    /** Whether this server sends email. */
    sendsMail: z.boolean(),
  }),
  errors: ['not_found'],
})

export const grantAccountPlan = defineRoute({
  method: 'PUT',
  path: '/api/operator/accounts/:id/plan',
  summary: 'Grant an account a plan; free takes the grant back. Operator only; 404 for others.',
  access: 'account',
  params: idParams,
  body: z.object({ plan: z.enum(tiers), ...proof }),
  response: managedAccountSchema,
  errors: proofErrors,
})

export const setAccountState = defineRoute({
  method: 'PUT',
  path: '/api/operator/accounts/:id/state',
  summary:
    'Disable an account, which ends its sessions and stops its agents, or enable it again. Operator only.',
  access: 'account',
  params: idParams,
  body: z.object({ isDisabled: z.boolean(), ...proof }),
  response: z.object({
    account: managedAccountSchema,
    /** Whether its subscription couldn't be canceled with the payment provider and will keep being charged. */
    keepsBeingCharged: z.boolean(),
  }),
  errors: proofErrors,
})

export const createAccountResetLink = defineRoute({
  method: 'POST',
  path: '/api/operator/accounts/:id/reset-link',
  summary: 'Create a link that sets a new password once, within an hour. Operator only; 404 for others.',
  access: 'account',
  params: idParams,
  body: z.object({ ...proof, sendsMail: z.boolean().default(false) }),
  response: link,
  errors: proofErrors,
})

export const turnOffAccountTwoStep = defineRoute({
  method: 'POST',
  path: '/api/operator/accounts/:id/two-step-off',
  summary:
    'Turn off two-step sign-in of an account that lost its second step. Operator only; 404 for others.',
  access: 'account',
  params: idParams,
  body: z.object(proof),
  response: managedAccountSchema,
  errors: proofErrors,
})

export const inviteAccountInput = z.object({ email: email.optional(), sendsMail: z.boolean().default(false) })

export const inviteAccount = defineRoute({
  method: 'POST',
  path: '/api/operator/account-invitations',
  summary: 'Create a link that registers one account within seven days. Operator only; 404 for others.',
  access: 'account',
  body: inviteAccountInput,
  response: link,
  status: 201,
  errors: ['not_found', 'already_taken'],
})
