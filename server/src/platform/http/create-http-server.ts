import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import { productName, productVersion, requestBytesMax } from '@parleykit/contract/base/limits'
import { setValidationMessages } from '@parleykit/contract/base/validation-messages'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../../config/config.ts'
import { DomainError } from '../domain-error/index.ts'
import { answerBadUrl, answerErrors } from './answer-errors.ts'
import { completeDocument } from './openapi/complete-document.ts'
import { ServedDocument } from './openapi/served-document.ts'
import { refuseBrokenJson, refuseBrokenText } from './refuse-broken-text.ts'
import { refusePackedBody, tooLarge } from './refuse-unfit-body.ts'
import { repairPageUrl } from './repair-page-url.ts'
import { setSecurityHeaders } from './set-security-headers.ts'
import { warnOfUntrustedProxy } from './warn-of-untrusted-proxy.ts'

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
    rewriteUrl: (request) => repairPageUrl(request, privatePrefixes),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  setValidationMessages()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  readJson(app)
  await setSecurityHeaders(app, config, privatePrefixes)
  app.addHook('onRequest', warnOfUntrustedProxy(config, log))
  app.addHook('onRequest', refuseBrokenText)
  app.addHook('onRequest', refusePackedBody)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(cookie)
  await app.register(multipart)
  await describeApi(app, config)
  return app
}

const info = {
  title: productName,
  version: productVersion,
  summary: "AI chat agents that answer from their owner's knowledge.",
  description: `Errors are JSON with a readable \`message\` and a fixed \`code\`. Only the four account routes return errors as plain
text. See /api-docs for examples you can run.`,
  license: { name: 'MIT', identifier: 'MIT' },
}

/** Collects all routes bound from now on, and serves them as OpenAPI at /openapi.json. */
async function describeApi(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<void> {
  await app.register(swagger, { openapi: { openapi: '3.1.0', info }, transform: jsonSchemaTransform })
  let served: ServedDocument | undefined
  app.get('/openapi.json', { compress: false, schema: { hide: true } }, async (request, reply) => {
    served ??= new ServedDocument(describe(app.swagger()))
    // The document isn't secret: generators and documentation viewers of other origins may read it.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    return served.send(request, reply, publicUrl ?? `${request.protocol}://${request.host}`)
  })
}

function describe(document: object): object {
  return completeDocument(document, JSON.parse(JSON.stringify('paths' in document ? document.paths : {})))
}

const firstBytes = 8192

/**
 * Accepts JSON bodies, each up to its route's limit, which is checked while reading. A client that always sends JSON as
 * its content type may omit the body where none is needed.
 */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    const bytes = await readAtMost(body, request.routeOptions.bodyLimit ?? 0).catch(explainBreak)
    if (bytes.byteLength === 0) return undefined
    if (!isUtf8(bytes)) throw new DomainError('validation_failed', "The request body isn't valid UTF-8")
    const text = bytes.toString('utf8')
    const parsed = await new Promise((resolve, reject) => {
      parse(request, text, (error, value) => (error ? reject(error) : resolve(value)))
    })
    // In UTF-8, characters that aren't allowed in text can only be written as escapes.
    if (text.includes('\\u')) refuseBrokenJson(parsed)
    return parsed
  })
}

/**
 * Collects chunks in one doubling buffer: a body may arrive in chunks of one byte, and each kept chunk costs a hundred.
 */
async function readAtMost(body: Readable, bytesMax: number): Promise<Buffer> {
  let whole = Buffer.allocUnsafe(firstBytes)
  let length = 0
  // Destroying the stream would close the connection before the response.
  for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const needed = length + piece.byteLength
    if (needed > bytesMax) throw tooLarge()
    if (needed > whole.byteLength) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * whole.byteLength))
      whole.copy(larger, 0, 0, length)
      whole = larger
    }
    length += piece.copy(whole, length)
  }
  return whole.subarray(0, length)
}

function explainBreak(error: unknown): never {
  if (error instanceof DomainError) throw error
  throw new DomainError('validation_failed', 'The request was interrupted')
}
