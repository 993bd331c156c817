import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { requestBytesMax } from '@parleykit/contract/base/limits'
import { speakPlainly } from '@parleykit/contract/base/validation-messages'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../../config/config.ts'
import { answerBadUrl, answerErrors } from './answer-errors.ts'
import { describeApi } from './describe-api.ts'
import { guardAnswers } from './guard-answers.ts'
import { mendPageAddress } from './mend-page-address.ts'
import { readJson } from './read-json.ts'
import { refuseBrokenText } from './refuse-broken-text.ts'
import { refusePackedBody } from './refuse-unfit-body.ts'
import { warnOfProxy } from './warn-of-proxy.ts'

/** Paths whose responses are personal or valid only for a moment. */
const privatePrefixes = ['/api/', '/v1/', '/mcp/', '/healthz', '/readyz', '/metrics']

/**
 * Creates a Fastify with everything that routes need: Zod parsing, security headers, compression, cookies, contract
 * errors.
 */
export async function createHttpServer(config: Config, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    // A line per request would bury everything else. Failures are logged where they are handled.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: requestBytesMax,
    // While the app closes, requests that have arrived are still handled.
    return503OnClosing: false,
    frameworkErrors: answerBadUrl,
    rewriteUrl: (request) => mendPageAddress(request, privatePrefixes),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  speakPlainly()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  readJson(app)
  await guardAnswers(app, config, privatePrefixes)
  app.addHook('onRequest', warnOfProxy(config, log))
  app.addHook('onRequest', refuseBrokenText)
  app.addHook('onRequest', refusePackedBody)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(cookie)
  await app.register(multipart)
  await describeApi(app, config)
  return app
}
