import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Paths that the owner's app knows; every other one gets its not-found page with status 404. */
const knownPaths =
  /^\/(?:$|auth(?:\/callback)?$|forgot-password$|reset-password$|confirm-email$|api-docs$|dashboard(?:\/|$)|bots\/[^/]+$)/

/** Paths that it knows where plans are sold. */
const soldPaths = /^\/(?:pricing|checkout\/[^/]+)$/

/** Serves the built owner's app: its assets, and its one page for every path that is no file and no API. */
export async function serveWebApp(app: FastifyInstance, { billing }: Config): Promise<void> {
  const isKnown = (path: string) =>
    knownPaths.test(path) || (billing.provider !== 'off' && soldPaths.test(path))
  await app.register(fastifyStatic, {
    root: webFolder,
    prefix: '/',
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (path.startsWith('/api/') || path.includes('/assets/')) return reply.callNotFound()
    reply.status(isKnown(path.length > 1 ? path.replace(/\/$/, '') : path) ? 200 : 404)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
