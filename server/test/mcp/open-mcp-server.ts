import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'

/** A tool as it is listed, with what it answers. */
export interface StandInTool {
  readonly name: string
  readonly [field: string]: unknown
}

export interface StandInServer {
  readonly url: string
  readonly host: string
  /** Calls of tools. */
  readonly calls: { name: string; values: Record<string, unknown> }[]
  readonly asked: { method: string; headers: IncomingMessage['headers'] }[]
  setTools(tools: readonly StandInTool[]): void
  /** The result of each call. */
  setResult(result: (name: string, values: Record<string, unknown>) => Record<string, unknown>): void
  /** Answers a request in its place. True: it was answered. */
  behave(next: ((request: IncomingMessage, response: ServerResponse) => boolean) | null): void
  /** As after a restart. */
  forgetSessions(): void
  /** Breaks all connections. */
  hangUp(): void
  close(): Promise<void>
}

/** An MCP server built with the official SDK: Streamable HTTP, with sessions. `mayEnter` reads the Authorization header. */
export async function openMcpServer(
  mayEnter: (authorization: string | undefined) => boolean = () => true,
  refusal: () => string = () => 'Bearer',
): Promise<StandInServer> {
  const sessions = new Map<string, StreamableHTTPServerTransport>()
  const calls: StandInServer['calls'] = []
  const asked: StandInServer['asked'] = []
  let tools: readonly StandInTool[] = [orderTool]
  let resultOf: Parameters<StandInServer['setResult']>[0] = orderResult
  let behave: Parameters<StandInServer['behave']>[0] = null

  async function openSession(): Promise<StreamableHTTPServerTransport> {
    const server = new Server({ name: 'shop', version: '1' }, { capabilities: { tools: {} } })
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools] }) as never)
    server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
      calls.push({ name: params.name, values: params.arguments ?? {} })
      return resultOf(params.name, params.arguments ?? {})
    })
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
    })
    await server.connect(transport as never)
    return transport
  }

  const http = createServer(async (request, response) => {
    asked.push({ method: request.method ?? '', headers: request.headers })
    if (behave?.(request, response)) return
    if (!mayEnter(request.headers.authorization)) {
      response.writeHead(401, { 'www-authenticate': refusal() }).end()
      return
    }
    const id = request.headers['mcp-session-id']
    const known = typeof id === 'string' ? sessions.get(id) : undefined
    if (id !== undefined && !known) {
      response.writeHead(404).end()
      return
    }
    const body = request.method === 'POST' ? await json(request) : undefined
    await (known ?? (await openSession())).handleRequest(request, response, body)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return {
    ...{ url: `http://127.0.0.1:${port}/mcp`, host: `127.0.0.1:${port}`, calls, asked },
    setTools: (next) => {
      tools = next
    },
    setResult: (next) => {
      resultOf = next
    },
    behave: (next) => {
      behave = next
    },
    forgetSessions: () => sessions.clear(),
    hangUp: () => http.closeAllConnections(),
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

/** Looks an order up: its inputs are of each type that a form can ask for. */
export const orderTool: StandInTool = {
  name: 'get_order',
  title: 'Order status',
  description: 'Looks an order up by its number.',
  inputSchema: {
    type: 'object',
    properties: {
      orderNumber: { type: 'string', description: 'As in the confirmation' },
      detailed: { type: 'boolean' },
      copies: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      size: { type: 'string', enum: ['S', 'M'] },
      day: { type: 'string', format: 'date' },
      filters: { type: 'object' },
    },
    required: ['orderNumber'],
  },
  annotations: { readOnlyHint: true },
}

/** Writes, as nothing says that it doesn't. */
export const bookTool: StandInTool = {
  name: 'book_visit',
  description: 'Books a visit.',
  inputSchema: {
    type: 'object',
    properties: { day: { type: 'string', format: 'date' } },
    required: ['day'],
  },
}

/** What the order's tool answers: more than a visitor should see. */
export function orderResult(_name: string, values: Record<string, unknown>): Record<string, unknown> {
  const order = { number: values.orderNumber, status: 'shipped', customer: { email: 'ada@shop.example' } }
  return { content: [{ type: 'text', text: JSON.stringify(order) }], structuredContent: order }
}
