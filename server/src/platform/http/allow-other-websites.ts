import cors, { type FastifyCorsOptionsDelegateCallback } from '@fastify/cors'
import { websiteHeader } from '@parleykit/contract/limits'
import type { FastifyInstance } from 'fastify'

/** Lets pages of other websites call the paths below `openPrefix`, without cookies; who may is asked there. */
export async function allowOtherWebsites(app: FastifyInstance, openPrefix: string): Promise<void> {
  const decide: FastifyCorsOptionsDelegateCallback = (request, done) => {
    const isOpen = request.url?.startsWith(openPrefix) ?? false
    done(null, {
      origin: isOpen ? '*' : false,
      methods: ['GET', 'POST', 'DELETE'],
      allowedHeaders: [
        'accept',
        'authorization',
        'content-type',
        'idempotency-key',
        'x-api-key',
        'x-visitor-id',
        'x-visitor-token',
        websiteHeader,
      ],
      maxAge: 3600,
    })
  }
  await app.register(cors, () => decide)
}
