import { chooseRegistration as chooseRegistrationRoute } from '@parleykit/contract/setup/server-settings'
import * as contract from '@parleykit/contract/setup/setup'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { bindAccountRoute, callerOf, type Owner } from '../auth/index.ts'
import type { SetupContext } from './base/setup-context.ts'
import { chooseAudience } from './choose-audience.ts'
import { chooseRegistration } from './choose-registration.ts'
import { enterOperatorCode } from './enter-operator-code.ts'
import { getSetup } from './get-setup.ts'

export function setupRoutes(app: FastifyInstance, platform: Platform): void {
  const contextOf = (owner: Owner, request: FastifyRequest): SetupContext => ({
    ...{ platform, owner, caller: callerOf(request), hostname: request.hostname },
  })
  bindAccountRoute(app, platform, contract.getSetup, ({ owner }, request) =>
    getSetup(contextOf(owner, request)),
  )
  bindAccountRoute(app, platform, contract.enterOperatorCode, ({ owner, body }, request) =>
    enterOperatorCode(contextOf(owner, request), body.code),
  )
  bindAccountRoute(app, platform, contract.chooseAudience, ({ owner, body }, request) =>
    chooseAudience(contextOf(owner, request), body.audience),
  )
  bindAccountRoute(app, platform, chooseRegistrationRoute, ({ owner, body }, request) =>
    chooseRegistration(contextOf(owner, request), body.mode),
  )
}
