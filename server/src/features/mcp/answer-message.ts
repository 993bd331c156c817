import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { productName, productVersion } from '@parleykit/contract/base/limits'
import { heartbeatMs } from '@parleykit/contract/chat/limits'
import { askTool, type McpMessage, searchTool } from '@parleykit/contract/mcp/mcp'
import type { FastifyRequest } from 'fastify'
import { askAgent } from './ask-agent.ts'
import type { Assistant } from './assistant.ts'
import { aboutAgent } from './core/about-agent.ts'
import { searchKnowledge } from './search-knowledge.ts'
import { toToolResult } from './to-tool-result.ts'

/** Shared, since making one takes longer than answering a message. It is never used. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

/** Answers one protocol message. Each message gets its own server, since no state is kept between messages. */
export async function answerMessage(assistant: Assistant, message: McpMessage): Promise<Response> {
  const server = serverFor(assistant)
  // Without a session ID generator, the transport is stateless.
  const transport = new WebStandardStreamableHTTPServerTransport({ keepAliveMs: heartbeatMs })
  await server.connect(transport)
  return transport.handleRequest(toWebRequest(assistant.request), { parsedBody: message })
}

function serverFor(assistant: Assistant): McpServer {
  const { agent, key } = assistant.caller
  const about = aboutAgent(agent, key === 'secret')
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
