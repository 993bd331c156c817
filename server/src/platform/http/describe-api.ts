import swagger from '@fastify/swagger'
import { productName, productVersion } from '@parleykit/contract/base/limits'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Config } from '../../config/config.ts'
import { completeDocument } from './openapi/complete-document.ts'
import { ServedDocument } from './openapi/served-document.ts'

const info = {
  title: productName,
  version: productVersion,
  summary: "AI chat agents that answer from their owner's knowledge.",
  description: `Errors are JSON with a readable \`message\` and a fixed \`code\`. Only the four account routes return errors as plain
text. See /api-docs for examples you can run.`,
  license: { name: 'MIT', identifier: 'MIT' },
}

/** Collects all routes bound from now on, and serves them as OpenAPI at /openapi.json. */
export async function describeApi(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
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
