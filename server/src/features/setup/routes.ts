import * as contract from '@parleykit/contract/setup/setup'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { bindAccountRoute, callerOf } from '../auth/index.ts'
import { chooseAudience } from './choose-audience.ts'
import { isLoopbackName, servesLoopback } from './core/is-loopback.ts'
import { enterOperatorCode } from './enter-operator-code.ts'
import { getSetup } from './get-setup.ts'

export function setupRoutes(app: FastifyInstance, platform: Platform): void {
  const isOnMachine = servesLoopback(platform.config)
  // A proxy on this machine that nobody told the server of: its requests name another host.
  const isLocal = ({ hostname }: FastifyRequest) => isOnMachine && isLoopbackName(hostname.toLowerCase())

  bindAccountRoute(app, platform, contract.getSetup, ({ owner }, request) =>
    getSetup({ platform, owner, isLocal: isLocal(request) }),
  )
  bindAccountRoute(app, platform, contract.enterOperatorCode, ({ owner, body }, request) =>
    enterOperatorCode({ platform, owner, caller: callerOf(request), isLocal: isLocal(request) }, body.code),
  )
  bindAccountRoute(app, platform, contract.chooseAudience, ({ owner, body }, request) =>
    chooseAudience({ platform, owner, caller: callerOf(request), isLocal: isLocal(request) }, body.audience),
  )
}
