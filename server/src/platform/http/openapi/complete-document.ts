import { api } from '@parleykit/contract/api'
import { apiErrorSchema } from '@parleykit/contract/base/errors'
import type { RouteDefinition } from '@parleykit/contract/base/route'
import { chatEventSchema } from '@parleykit/contract/chat/chat'
import { completionChunkSchema, openAiErrorSchema } from '@parleykit/contract/chat/completions/completions'
import { mcpMessageSchema } from '@parleykit/contract/chat/mcp/mcp'
import { liveNoticeSchema } from '@parleykit/contract/reports/dashboard/dashboard'
import { webhookDataSchemas } from '@parleykit/contract/webhooks/webhook-events'
import { z } from 'zod'
import { completeOperation, type Operation } from './complete-operation.ts'
import { tags } from './tags.ts'

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const routes = new Map(
  Object.entries(api).map(([name, route]): [string, { name: string; route: RouteDefinition }] => [
    `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`,
    { name, route },
  ]),
)

/** A schema without the JSON Schema keyword that starts a separate document. */
function component(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output' })
  return rest
}

/** Webhook payloads by event type. */
const webhooks = Object.fromEntries(
  Object.entries(webhookDataSchemas).map(([type, data]) => {
    const schema = component(z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data }))
    const header = (name: string) => ({ name, in: 'header', required: true, schema: { type: 'string' } })
    const operation = {
      operationId: `on ${type}`.replace(/[ ._](\w)/g, (_, letter: string) => letter.toUpperCase()),
      summary: `Sent to an agent's webhooks that subscribe to ${type}, signed according to the Standard Webhooks specification`,
      tags: ['Agents'],
      security: [],
      parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(header),
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: 'Received; any other response is retried later' } },
    }
    return [type, { post: operation }]
  }),
)

const components = {
  schemas: {
    Error: component(apiErrorSchema),
    ChatEvent: component(chatEventSchema),
    LiveNotice: component(liveNoticeSchema),
    ChatCompletionChunk: component(completionChunkSchema),
    McpMessage: component(mcpMessageSchema),
    OpenAIError: component(openAiErrorSchema),
  },
  securitySchemes: {
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-API-Key',
      description:
        "The agent's publishable key (pk_…), which can chat but not read conversations, or its secret key (sk_…), for the owner's servers only.",
    },
    bearer: { type: 'http', scheme: 'bearer', description: 'The same keys.' },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'parleykit_session',
      description: 'Set on sign-in. Over https its name has the prefix __Host-.',
    },
  },
} as const

/** Adds what the contract defines in addition to its routes' schemas. */
export function completeDocument<Document extends object>(document: Document, paths: Paths) {
  const completed = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => {
        const found = routes.get(`${method.toUpperCase()} ${path}`)
        return [method, found ? completeOperation(operation, found.name, found.route) : operation]
      }),
    ),
  ])
  return { ...document, tags, components, webhooks, paths: Object.fromEntries(completed) }
}
