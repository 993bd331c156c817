import { randomBytes } from 'node:crypto'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { productName, productVersion } from '@parleykit/contract/base/limits'
import { chatRequest } from '@parleykit/contract/chat/chat'
import { heartbeatMs } from '@parleykit/contract/chat/limits'
import { askTool, type McpMessage, mcpTexts, searchTool } from '@parleykit/contract/chat/mcp/mcp'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { toDomainError } from '../../../platform/http/index.ts'
import { findPassages } from '../../retrieval/index.ts'
import { acceptMessage, admitChat, collectReply } from '../index.ts'
import type { Assistant } from './assistant.ts'
import { answerText } from './core/answer-text.ts'
import { formatConversationHandle, parseConversationHandle } from './core/conversation-handle.ts'
import { describeAgent } from './core/describe-agent.ts'

/** Shared, since making one takes longer than answering a message. It is never used. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

/** Answers one protocol message. Each message gets its own server, since no state is kept between messages. */
export async function handleRpcMessage(assistant: Assistant, message: McpMessage): Promise<Response> {
  const server = serverFor(assistant)
  // Without a session ID generator, the transport is stateless.
  const transport = new WebStandardStreamableHTTPServerTransport({ keepAliveMs: heartbeatMs })
  await server.connect(transport)
  return transport.handleRequest(toWebRequest(assistant.request), { parsedBody: message })
}

function serverFor(assistant: Assistant): McpServer {
  const { agent, key } = assistant.caller
  const about = describeAgent(agent, key === 'secret')
  const server = new McpServer(
    { name: productName.toLowerCase(), title: agent.name, version: productVersion },
    { instructions: about.instructions, jsonSchemaValidator },
  )
  const annotations = { readOnlyHint: true, openWorldHint: false }
  server.registerTool(
    'ask',
    { ...about.ask, inputSchema: askTool.input, outputSchema: askTool.output, annotations },
    (asked) => toToolResult(assistant, () => askAgent(assistant, asked)),
  )
  if (key !== 'secret') return server
  server.registerTool(
    'search',
    { ...about.search, inputSchema: searchTool.input, outputSchema: searchTool.output, annotations },
    (search) => toToolResult(assistant, () => searchKnowledge(assistant, search)),
  )
  return server
}

/** The parts of a request that the transport reads. The body is already parsed. */
function toWebRequest({ protocol, host, url, headers }: FastifyRequest): Request {
  const read = ['accept', 'content-type', 'mcp-protocol-version'].flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
  return new Request(new URL(url, `${protocol}://${host}`), { method: 'POST', headers: read })
}

/** Asks the agent as a visitor. The visitorId comes from the conversation's secret, known only to its assistant. */
async function askAgent(
  { platform, request, caller }: Assistant,
  { question, conversation }: { question: string; conversation?: string | null | undefined },
) {
  // Many assistants send an empty value instead of leaving it out.
  const goesOn = conversation !== undefined && conversation !== null && conversation.trim() !== ''
  const before = goesOn ? parseConversationHandle(conversation) : null
  if (goesOn && !before) {
    throw new DomainError('validation_failed', mcpTexts.conversationUnknown)
  }
  const secret = before?.secret ?? randomBytes(16).toString('base64url')
  const { publicId } = caller.agent
  const visitorId = `assistant-${platform.signing.name('visitor-of-assistant', `${publicId}/${secret}`)}`
  const asked = chatRequest.safeParse({
    visitorId,
    message: question,
    conversationId: before?.conversationId ?? null,
  })
  if (!asked.success) {
    throw new DomainError('validation_failed', asked.error.issues[0]?.message ?? "The question isn't valid")
  }
  const { events } = await acceptMessage(platform, request, publicId, asked.data, { isMadeHere: true })
  const reply = await collectReply(events)
  return {
    text: answerText(reply),
    data: {
      answer: reply.message,
      answered: reply.function_call === undefined,
      sources: reply.sources,
      suggestions: (reply.suggestions ?? []).map(({ content }) => content),
      conversation: formatConversationHandle({ conversationId: reply.conversationId, secret }),
    },
  }
}

/** Searches the agent's passages, best first. Counts as a message from the caller's address, and costs no credit. */
async function searchKnowledge(
  { platform, request, caller }: Assistant,
  { query, limit }: { query: string; limit: number },
) {
  const asked = chatRequest.safeParse({ visitorId: request.id, message: query })
  if (!asked.success) {
    throw new DomainError('validation_failed', asked.error.issues[0]?.message ?? "The query isn't valid")
  }
  const { agent } = await admitChat({ platform, request }, { botId: caller.agent.publicId, body: asked.data })
  const found = await findPassages(platform, agent, { question: asked.data.message, limit })
  const passages = (found?.passages ?? [])
    .slice(0, limit)
    .map(({ title, heading, text, url }) => ({ title, heading, text, url }))
  const lines = passages.map(({ title, heading, text, url }, at) => {
    const place = [title, heading].filter((part) => part !== '').join(' › ')
    return `[${at + 1}] ${place}${url === null ? '' : ` (${url})`}\n${text}`
  })
  return { text: lines.join('\n\n') || 'No results.', data: { passages } }
}

/** A tool's findings, for assistants that read text and for those that read data. */
interface Found<Data extends object> {
  readonly text: string
  readonly data: Data
}

/** The result of a tool: its findings, or the refusal's message. Other failures are reported without details. */
async function toToolResult<Data extends Record<string, unknown>>(
  { platform, caller }: Assistant,
  work: () => Promise<Found<Data>>,
) {
  try {
    const { text, data } = await work()
    return { content: [{ type: 'text' as const, text }], structuredContent: data }
  } catch (error) {
    const refusal = toDomainError(error instanceof Error ? error : new Error(String(error)))
    if (refusal.code === 'internal_error') {
      platform.log.error({ err: error, agentId: caller.agent.id }, 'a tool failed')
    }
    return {
      content: [{ type: 'text' as const, text: refusal.message }],
      isError: true,
      _meta: { code: refusal.code },
    }
  }
}
