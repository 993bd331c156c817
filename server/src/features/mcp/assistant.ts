import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { AdmittedCaller } from '../agents/index.ts'

/** Who speaks to an agent in a message of the protocol. */
export interface Assistant {
  readonly platform: Platform
  readonly request: FastifyRequest
  readonly caller: AdmittedCaller
}
