import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { signInRedirects } from '@parleykit/contract/web-pages'
import type { FastifyInstance } from 'fastify'
import { markSession } from './features/auth/index.ts'
import { getModes } from './features/setup/modes/index.ts'
import { isWebPage } from './is-web-page.ts'
import type { Platform } from './platform/platform.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * Serves the owner's app as built: its assets, and its single page for every path that is no file and no API, with
 * status 404 if the app has no such page. Guessed sign-in addresses redirect there.
 */
export async function serveWebApp(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(fastifyStatic, {
    root: webFolder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache')
    },
  })
  // One route for hundreds of files. A route per file takes memory, and time at every start.
  await app.register(fastifyStatic, {
    root: `${webFolder}/assets`,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (path.startsWith('/api/') || path.includes('/assets/')) return reply.callNotFound()
    const meant = signInRedirects[path.replace(/(?<=.)\/$/, '').toLowerCase()]
    if (meant !== undefined) return reply.redirect(withQuery(meant, request.url))
    markSession(platform.config, request, reply)
    reply.status(isWebPage(path, getModes(platform).billing !== 'off') ? 200 : 404)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}

/** A page of this site, with the request's query added to its own. */
function withQuery(page: string, url: string): string {
  const [path = '/', own] = page.split('?')
  const query = [own, url.split('?').slice(1).join('?')].filter(Boolean).join('&')
  return query === '' ? path : `${path}?${query}`
}
