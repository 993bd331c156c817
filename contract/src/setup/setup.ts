import { z } from 'zod'
import { registrationModes } from '../auth/account.ts'
import { defineRoute } from '../base/route.ts'
import { billingProviders } from '../billing/billing.ts'

/** Who an installation is for: the operator's own team, without plans, or customers, with plans. */
export const audiences = ['team', 'customers'] as const
export type Audience = (typeof audiences)[number]

const operatorCodeMax = 40

export const setupTexts = {
  codeRequired: 'Enter the operator code',
  codeWrong: "That isn't this server's operator code",
  setByServer: 'BILLING is set on the server. Remove it there to choose here.',
  subscriptionsRunning: (count: number) =>
    count === 1
      ? 'One subscription at Stripe is still running. End it first, then choose again.'
      : `${count} subscriptions at Stripe are still running. End them first, then choose again.`,
}

/**
 * `operator`: may choose. `code`: no one is the operator yet, and the code that the start printed makes this account
 * the operator. `none`: another account is the operator.
 */
export const setupAccess = ['operator', 'code', 'none'] as const

export const setupSchema = z.object({
  /** Null if the question wasn't answered: plans and open registration. */
  audience: z.enum(audiences).nullable(),
  /** Whether the dashboard asks this account. */
  isOffered: z.boolean(),
  access: z.enum(setupAccess),
  /** What is in force now. `isSetByServer`: by the environment, which wins over the answer. */
  billing: z.object({ provider: z.enum(billingProviders), isSetByServer: z.boolean() }),
  registration: z.object({
    mode: z.enum(registrationModes),
    isSetByServer: z.boolean(),
    /** Whether the operator chose it on its own. If not, it follows from the audience. */
    isChosen: z.boolean(),
  }),
})
export type Setup = z.infer<typeof setupSchema>

export const getSetup = defineRoute({
  method: 'GET',
  path: '/api/setup',
  summary: 'Get who this installation is for, and whether the account may choose it',
  access: 'account',
  response: setupSchema,
})

export const operatorCodeInput = z.object({
  code: z
    .string(setupTexts.codeRequired)
    .trim()
    .min(1, setupTexts.codeRequired)
    .max(operatorCodeMax, setupTexts.codeWrong),
})

export const enterOperatorCode = defineRoute({
  method: 'POST',
  path: '/api/setup/operator',
  summary: 'Become the operator with the code that the server printed at its start. It works once.',
  access: 'account',
  body: operatorCodeInput,
  response: setupSchema,
  errors: ['code_invalid'],
})

export const chooseAudience = defineRoute({
  method: 'PUT',
  path: '/api/setup/audience',
  summary:
    'Choose who this installation is for. `team`: no plans, everyone has the admin limits, registration by invitation. `customers`: plans, open registration. Operator only; returns 404 for other accounts.',
  access: 'account',
  body: z.object({ audience: z.enum(audiences) }),
  response: setupSchema,
  errors: ['not_found', 'subscription_unchanged'],
})
