import cors, { type FastifyCorsOptionsDelegateCallback } from '@fastify/cors'
import { websiteHeader } from '@parleykit/contract/limits'
import type { FastifyInstance } from 'fastify'
import { isPublicApi } from './answers/public-api.ts'

const ownApi = '/api/'
/** Clients of other products send headers of their own: below their addresses all are let through, and not read. */
const ownHeaders = [
  'accept',
  'authorization',
  'content-type',
  'idempotency-key',
  'last-event-id',
  'x-api-key',
  'x-visitor-id',
  'x-visitor-token',
  websiteHeader,
]

/** Lets pages of other websites call the public API, without cookies; who may is asked there. */
export async function allowOtherWebsites(app: FastifyInstance): Promise<void> {
  const decide: FastifyCorsOptionsDelegateCallback = (request, done) => {
    const isOpen = isPublicApi(request.url ?? '')
    done(null, {
      origin: isOpen ? '*' : false,
      methods: ['GET', 'POST', 'DELETE'],
      ...(request.url?.startsWith(ownApi) && { allowedHeaders: ownHeaders }),
      maxAge: 3600,
    })
  }
  await app.register(cors, () => decide)
}
