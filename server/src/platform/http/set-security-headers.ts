import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { isPublicApi } from './answers/public-api.ts'

/** Browser features that neither the product's pages nor pages that frame it may use. */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(', ')
const yearSeconds = 365 * 24 * 3600

/**
 * Adds security headers to every response: only this site's own content, and no framing or reading by other sites. The
 * public API may be read by other sites. Responses below a private prefix are never cached.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  privatePrefixes: readonly string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Other services may share the domain, so subdomains are left out.
    strictTransportSecurity: config.publicUrl?.startsWith('https:')
      ? { maxAge: yearSeconds, includeSubDomains: false }
      : false,
  })
  app.addHook('onRequest', async (request, reply) => {
    const path = request.raw.url ?? ''
    reply.header('permissions-policy', permissionsPolicy)
    if (privatePrefixes.some((prefix) => path.startsWith(prefix))) reply.header('cache-control', 'no-store')
    if (isPublicApi(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
