import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model does with one request. */
export type ModelAct =
  /** Streams the text in small pieces, ends with its token counts; those read are 300 if not said otherwise. */
  | { readonly says: string; readonly read?: number }
  /** Streams the text, then calls a tool. */
  | { readonly says: string; readonly thenCalls: string; readonly input?: object }
  /** Does with each request what this makes of it. */
  | { readonly obeys: (messages: readonly { role: string; content: string }[]) => ModelAct }
  /** Calls a tool, at once or after something else. */
  | { readonly calls: string; readonly after?: Promise<unknown>; readonly input?: object }
  /** Answers with this HTTP status. */
  | { readonly status: number }
  /** Streams the text, then keeps silent with the line open. */
  | { readonly stallsAfter: string }
  /** Streams the text, waits, and goes on. */
  | { readonly says: string; readonly until: Promise<unknown>; readonly thenSays: string }
  /** Streams the text, then cuts the line. */
  | { readonly diesAfter: string }
  /** Sends these bytes as they are, as a stream of events. */
  | { readonly sends: string }

/** What it answers where it is asked to verify a reply, for each of its parts. */
export interface ScriptedVerdict {
  readonly n: number
  readonly held: 'yes' | 'no' | 'none'
  readonly words?: string
  readonly right?: string
}

export interface ScriptedLanguageModel {
  /** For LLM_BASE_URL. */
  readonly baseUrl: string
  /** Bodies of the requests so far. */
  readonly requests: {
    model: string
    messages: { role: string; content: string }[]
    tools?: { function: { name: string; description: string } }[]
  }[]
  /** Authorization headers of the requests so far. */
  readonly keys: (string | undefined)[]
  /** What it does from now on, also in the middle of a test. */
  act: ModelAct
  /** How it verifies replies; it doubts nothing if not told otherwise. */
  verify: (parts: readonly string[]) => readonly ScriptedVerdict[] | ModelAct
  /** Bodies of the requests to verify a reply so far, which aren't among the others. */
  readonly verifications: ScriptedLanguageModel['requests']
  /** Streams that the caller closed before their end. */
  closedEarly: number
  close(): Promise<void>
}

/** An OpenAI-compatible chat server on a free port that does as it is told. */
export async function startScriptedLanguageModel(act: ModelAct): Promise<ScriptedLanguageModel> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ScriptedLanguageModel['requests'][number]
    const parts = partsToVerify(body.messages)
    if (parts !== null) {
      scripted.verifications.push(body)
      const verdicts = scripted.verify(parts)
      return perform(
        'length' in verdicts ? { says: JSON.stringify({ parts: verdicts }) } : verdicts,
        response,
      )
    }
    scripted.requests.push(body)
    scripted.keys.push(request.headers.authorization)
    response.once('close', () => {
      if (!response.writableFinished) scripted.closedEarly++
    })
    const { act } = scripted
    perform('obeys' in act ? act.obeys(scripted.requests.at(-1)?.messages ?? []) : act, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const scripted: ScriptedLanguageModel = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests: [],
    keys: [],
    act,
    verify: (parts) => parts.map((_, at) => ({ n: at + 1, held: 'none' })),
    verifications: [],
    closedEarly: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return scripted
}

/** The numbered parts of a reply that a request asks to verify; null in any other. */
function partsToVerify(messages: readonly { readonly content: unknown }[]): string[] | null {
  const last = messages.at(-1)?.content
  // A message with pictures has parts.
  const [, listed] = typeof last === 'string' ? last.split('\n\nThe parts of the reply:\n') : []
  return listed === undefined ? null : listed.split(/^\d+: /m).slice(1)
}

function perform(act: ModelAct, response: ServerResponse): void {
  if ('status' in act) {
    response.writeHead(act.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'as told', type: 'server_error' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if ('obeys' in act) throw new Error('What it obeys is an act by itself')
  if ('sends' in act) {
    response.end(act.sends)
  } else if ('calls' in act) {
    void Promise.resolve(act.after).then(() => sendCall(response, act.calls, act.input))
  } else if ('thenCalls' in act) {
    sendText(response, act.says)
    sendCall(response, act.thenCalls, act.input)
  } else if ('until' in act) {
    sendText(response, act.says)
    void act.until.then(() => {
      sendText(response, act.thenSays)
      finish(response, 'stop')
    })
  } else if ('says' in act) {
    sendText(response, act.says)
    finish(response, 'stop', act.read)
  } else if ('stallsAfter' in act) {
    sendText(response, act.stallsAfter)
  } else {
    sendText(response, act.diesAfter)
    response.socket?.end()
  }
}

function sendCall(response: ServerResponse, name: string, input: object = {}): void {
  const call = {
    index: 0,
    id: 'call-1',
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }
  send(response, { role: 'assistant', tool_calls: [call] })
  finish(response, 'tool_calls')
}

function sendText(response: ServerResponse, text: string): void {
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) send(response, { content: piece })
}

function send(response: ServerResponse, delta: object, finishReason: string | null = null, more = {}): void {
  const choices = [{ index: 0, delta, finish_reason: finishReason }]
  const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices, ...more }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

function finish(response: ServerResponse, reason: string, read = 300): void {
  const usage = { prompt_tokens: read, completion_tokens: 20, total_tokens: read + 20 }
  send(response, {}, reason, { usage })
  response.end('data: [DONE]\n\n')
}
