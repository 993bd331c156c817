import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import type { AuthorizedCaller } from '../../agents/index.ts'

/** The sender of a protocol message to an agent. */
export interface Assistant {
  readonly platform: Platform
  readonly request: FastifyRequest
  readonly caller: AuthorizedCaller
}
