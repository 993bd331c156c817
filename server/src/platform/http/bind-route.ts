import { requestBytesMax } from '@parleykit/contract/base/limits'
import type {
  ErrorForm,
  RouteDefinition,
  RouteInput,
  RouteResponseInput,
} from '@parleykit/contract/base/route'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { refuseUnfitBody } from './refuse-unfit-body.ts'

export interface BindOptions {
  /** Runs before the body is read, for example to authenticate the caller. */
  readonly onRequest?: onRequestAsyncHookHandler
}

/** Handles one route of the contract: parses the input, and trims the output to the response's schema. */
export function bindRoute<R extends RouteDefinition>(
  app: FastifyInstance,
  route: R,
  handler: (
    input: RouteInput<R>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<RouteResponseInput<R> | FastifyReply>,
  options: BindOptions = {},
): void {
  app.route({
    method: route.method,
    url: route.path,
    schema: {
      summary: route.summary,
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(!route.stream && { response: { [route.status ?? 200]: describeResponse(route) } }),
    },
    ...((route.stream ?? route.streams) && { compress: false }),
    config: { errorForm: route.errorForm },
    bodyLimit: route.bodyBytesMax ?? requestBytesMax,
    onRequest: [refuseUnfitBody(route), ...(options.onRequest ? [options.onRequest] : [])],
    handler: async (request, reply) => {
      // The compiled schemas have already parsed the three parts, which Fastify's types don't express here.
      const input = { params: request.params, query: request.query, body: request.body } as RouteInput<R>
      if (route.status) reply.status(route.status)
      return handler(input, request, reply)
    },
  })
}

function describeResponse({ download, response, summary }: RouteDefinition) {
  if (!download) return response
  return { description: summary, content: { 'application/octet-stream': { schema: response } } }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    errorForm?: ErrorForm | undefined
  }
}
