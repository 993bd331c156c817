import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { isPublicApi } from './answers/public-api.ts'

/** What no page of the product uses, nor one that frames it may use through it. */
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
 * Gives every answer the headers that bind browsers: only this site's own content, framed and read by itself alone.
 * The public API other sites may read; what lies below a private prefix nobody stores.
 */
export async function guardAnswers(
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
    // Other services may share the domain, so those below it aren't spoken for.
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
