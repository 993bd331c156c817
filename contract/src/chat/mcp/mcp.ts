import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { botParams, chatSourceSchema } from '../chat.ts'
import { chatMessageMax } from '../limits.ts'

/** Passages that an assistant's search returns: at most, and by default. */
const assistantPassages = { max: 20, usual: 8 } as const

/** An agent as a Model Context Protocol server over Streamable HTTP. */

export const mcpTexts = {
  oneMessage: "Send a single JSON-RPC 2.0 message. Batches aren't supported",
  noSessions: 'Unknown session: this server is stateless. Send the request again without Mcp-Session-Id',
  searchNeedsSecretKey: "Searching needs the agent's secret key (sk_…).",
  conversationUnknown: 'conversation must be the value from an earlier answer, or left out',
} as const

/** One message of JSON-RPC: a request, a notification, a result or an error. */
export const mcpMessageSchema = z.looseObject(
  {
    jsonrpc: z.literal('2.0', mcpTexts.oneMessage),
    id: z.union([z.string(), z.number()]).nullish(),
    method: z.string().optional(),
    error: z.looseObject({ code: z.number().int(), message: z.string() }).optional(),
  },
  mcpTexts.oneMessage,
)
export type McpMessage = z.infer<typeof mcpMessageSchema>

export const askTool = {
  input: {
    question: z.string().max(chatMessageMax).describe('The question as a complete sentence, in any language'),
    conversation: z
      .string()
      .max(200)
      .nullish()
      .describe(
        'The value from an earlier answer, to continue that conversation. Leave out to start a new one.',
      ),
  },
  output: {
    answer: z.string(),
    answered: z.boolean().describe('False if the knowledge does not contain the answer'),
    sources: z.array(chatSourceSchema),
    suggestions: z.array(z.string()).describe('Similar questions that the agent can answer'),
    conversation: z.string(),
  },
} as const

export const searchTool = {
  input: {
    query: z.string().max(chatMessageMax).describe('Search terms or a question'),
    limit: z.number().int().min(1).max(assistantPassages.max).default(assistantPassages.usual),
  },
  output: {
    passages: z.array(
      z.object({ title: z.string(), heading: z.string(), text: z.string(), url: z.string().nullable() }),
    ),
  },
} as const

export const sendMcpMessage = defineRoute({
  method: 'POST',
  path: '/mcp/:botId',
  summary: 'Send a Model Context Protocol message to an agent',
  access: 'public',
  params: botParams,
  body: mcpMessageSchema,
  response: mcpMessageSchema,
  streams: 'McpMessage',
  errorForm: 'json-rpc',
  errors: ['too_many_requests'],
})
