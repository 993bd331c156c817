import * as contract from '@parleykit/contract/auth/two-step'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { callerOf } from '../base/caller-of.ts'
import { bindAccountRoute } from '../session/bind-account-route.ts'
import { confirmTwoStep } from './confirm-two-step.ts'
import { getTwoStep } from './get-two-step.ts'
import { regenerateRecoveryCodes } from './regenerate-recovery-codes.ts'
import { setUpTwoStep } from './set-up-two-step.ts'
import { turnOffTwoStep } from './turn-off-two-step.ts'

/** Two-step sign-in: codes of an authenticator app, and recovery codes. */
export function twoStepRoutes(app: FastifyInstance, platform: Platform): void {
  bindAccountRoute(app, platform, contract.getTwoStep, async ({ owner }) =>
    getTwoStep(platform.database, owner.id),
  )
  bindAccountRoute(app, platform, contract.beginTwoStep, async ({ owner, body }, request, reply) => {
    reply.header('cache-control', 'no-store')
    return setUpTwoStep(platform, owner, body, callerOf(request))
  })
  bindAccountRoute(app, platform, contract.confirmTwoStep, async ({ owner, body }, request) => ({
    recoveryCodes: await confirmTwoStep(platform, owner, body, callerOf(request)),
  }))
  bindAccountRoute(app, platform, contract.renewRecoveryCodes, async ({ owner, body }, request) => ({
    recoveryCodes: await regenerateRecoveryCodes(platform, owner, body, callerOf(request)),
  }))
  bindAccountRoute(app, platform, contract.turnOffTwoStep, async ({ owner, body }, request) => {
    await turnOffTwoStep(platform, owner, body, callerOf(request))
    return { message: 'Two-step sign-in is off.' }
  })
}
