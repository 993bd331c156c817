import * as contract from '@parleykit/contract/auth/two-step'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { callerOf } from '../base/caller-of.ts'
import { bindAccountRoute } from '../session/bind-account-route.ts'
import { beginTwoStep } from './begin-two-step.ts'
import { confirmTwoStep } from './confirm-two-step.ts'
import { readTwoStep } from './read-two-step.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { turnOffTwoStep } from './turn-off-two-step.ts'

/** Two-step sign-in: codes of an authenticator app, and recovery codes. */
export function twoStepRoutes(app: FastifyInstance, platform: Platform): void {
  bindAccountRoute(app, platform, contract.getTwoStep, async ({ owner }) =>
    readTwoStep(platform.database, owner.id),
  )
  bindAccountRoute(app, platform, contract.beginTwoStep, async ({ owner, body }, request, reply) => {
    reply.header('cache-control', 'no-store')
    return beginTwoStep(platform, owner, body, callerOf(request))
  })
  bindAccountRoute(app, platform, contract.confirmTwoStep, async ({ owner, body }, request) => ({
    recoveryCodes: await confirmTwoStep(platform, owner, body, callerOf(request)),
  }))
  bindAccountRoute(app, platform, contract.renewRecoveryCodes, async ({ owner, body }, request) => ({
    recoveryCodes: await renewRecoveryCodes(platform, owner, body, callerOf(request)),
  }))
  bindAccountRoute(app, platform, contract.turnOffTwoStep, async ({ owner, body }, request) => {
    await turnOffTwoStep(platform, owner, body, callerOf(request))
    return { message: 'Two-step sign-in is off.' }
  })
}
