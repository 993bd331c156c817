import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { soldWebPages, webPages } from '@parleykit/contract/web-pages'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Whether a path is one of these pages. */
function matcherOf(pages: readonly string[]): (path: string) => boolean {
  const patterns = pages.map((page) => page.replace(/\$$/, '.*').replace(/\$\w+/g, '[^/]+'))
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`)
  return (path) => pattern.test(path)
}

/**
 * Serves the built owner's app: its assets, and its one page for every path that is no file and no API, with status 404
 * where the app has none.
 */
export async function serveWebApp(app: FastifyInstance, { billing }: Config): Promise<void> {
  const isKnown = matcherOf(billing.provider === 'off' ? webPages : [...webPages, ...soldWebPages])
  await app.register(fastifyStatic, {
    root: webFolder,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
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
