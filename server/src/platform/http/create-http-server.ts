import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { speakPlainly } from '@parleykit/contract/validation-messages'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../../config.ts'
import { answerBadUrl, answerErrors } from './answer-errors.ts'
import { describeApi } from './describe-api.ts'

/** Largest JSON body in bytes: a long text entry, with room for its escapes. */
const jsonBytesMax = 12 * 1024 * 1024

/** Where everything of a process is logged, as Fastify logs; secrets of requests stay out of it. */
export function createLog(
  config: Config,
  stream: { write(line: string): void } = process.stdout,
): FastifyBaseLogger {
  return Fastify({
    logger: { level: config.logLevel, stream, redact: ['req.headers.authorization', 'req.headers.cookie'] },
  }).log
}

/** A Fastify with what every route needs: parsing by Zod, safe headers, compression, cookies, errors of the contract. */
export async function createHttpServer(config: Config, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    // One line a request would bury everything else; failures are logged where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: jsonBytesMax,
    // While the app closes, requests that came in are still answered.
    return503OnClosing: false,
    frameworkErrors: answerBadUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  speakPlainly()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  acceptEmptyJson(app)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  await app.register(multipart)
  await describeApi(app)
  return app
}

/** A client that always names JSON as its content type may send no body where none is needed. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}
