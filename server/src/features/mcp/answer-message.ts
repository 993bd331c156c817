import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { heartbeatMs, productName, productVersion } from '@parleykit/contract/limits'
import { askTool, type McpMessage, searchTool } from '@parleykit/contract/mcp'
import type { FastifyRequest } from 'fastify'
import { askAgent } from './ask-agent.ts'
import type { Assistant } from './assistant.ts'
import { aboutAgent } from './core/about-agent.ts'
import { searchKnowledge } from './search-knowledge.ts'
import { toToolResult } from './to-tool-result.ts'

/** Takes longer to make than a message to answer, and is asked for nothing. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

/** The answer to one message of the protocol: each has a server of its own, since nothing lasts from one to the next. */
export async function answerMessage(assistant: Assistant, message: McpMessage): Promise<Response> {
  const server = serverFor(assistant)
  // Without a generator of sessions it keeps none.
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

/** What the transport reads of a request: its body is parsed already. */
function toWebRequest({ protocol, host, url, headers }: FastifyRequest): Request {
  const read = ['accept', 'content-type', 'mcp-protocol-version'].flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
  return new Request(new URL(url, `${protocol}://${host}`), { method: 'POST', headers: read })
}
