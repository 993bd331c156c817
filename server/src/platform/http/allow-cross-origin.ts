import cors, { type FastifyCorsOptionsDelegateCallback } from '@fastify/cors'
import { websiteHeader } from '@parleykit/contract/base/request-headers'
import type { FastifyInstance } from 'fastify'
import { isPublicApi } from './answers/public-api.ts'

const ownApi = '/api/'
/** The headers that browsers on other origins may send to our API. Paths in other formats allow any header. */
const allowedHeaders = [
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

/** Lets pages of other websites call the public API, without cookies. The API itself checks which sites may. */
export async function allowCrossOrigin(app: FastifyInstance): Promise<void> {
  const decide: FastifyCorsOptionsDelegateCallback = (request, done) => {
    const isOpen = isPublicApi(request.url ?? '')
    done(null, {
      origin: isOpen ? '*' : false,
      methods: ['GET', 'POST', 'DELETE'],
      ...(request.url?.startsWith(ownApi) && { allowedHeaders }),
      maxAge: 3600,
    })
  }
  await app.register(cors, () => decide)
}
