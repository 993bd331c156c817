import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'

/** The origin under which visitors reach this server: that of PUBLIC_URL, or else that of the request. */
export function serverOrigin(config: Config, request: FastifyRequest): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`
}
