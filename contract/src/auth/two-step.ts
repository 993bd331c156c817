import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { messageResponse } from '../base/values.ts'
import { presentPassword, twoStepCode } from './account.ts'

/** Shown once. Each code can be used for one sign-in instead of an app's code. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const beginTwoStepInput = z.object({ password: presentPassword })
export type BeginTwoStepInput = z.infer<typeof beginTwoStepInput>

export const confirmTwoStepInput = z.object({ code: twoStepCode })
export type ConfirmTwoStepInput = z.infer<typeof confirmTwoStepInput>

export const changeTwoStepInput = z.object({ password: presentPassword, code: twoStepCode })
export type ChangeTwoStepInput = z.infer<typeof changeTwoStepInput>

export const getTwoStep = defineRoute({
  method: 'GET',
  path: '/api/account/two-step',
  summary: 'Get whether two-step sign-in is on, and how many recovery codes are left',
  access: 'account',
  response: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int().nonnegative() }),
})

export const beginTwoStep = defineRoute({
  method: 'POST',
  path: '/api/account/two-step/setup',
  summary: 'Create a secret for an authenticator app. It takes effect when confirmed with a code.',
  access: 'account',
  body: beginTwoStepInput,
  response: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** The same secret as an otpauth: URI, for a QR code. */
    uri: z.string(),
  }),
})

export const confirmTwoStep = defineRoute({
  method: 'POST',
  path: '/api/account/two-step',
  summary: 'Turn on two-step sign-in with a code from the authenticator app',
  access: 'account',
  body: confirmTwoStepInput,
  response: recoveryCodes,
})

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/api/account/two-step/recovery-codes',
  summary: 'Create new recovery codes. The old ones stop working.',
  access: 'account',
  body: changeTwoStepInput,
  response: recoveryCodes,
})

export const turnOffTwoStep = defineRoute({
  method: 'POST',
  path: '/api/account/two-step/removal',
  summary: 'Turn off two-step sign-in',
  access: 'account',
  body: changeTwoStepInput,
  response: messageResponse,
})
