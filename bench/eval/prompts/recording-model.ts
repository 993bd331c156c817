import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { estimateTokens } from '@parleykit/engine/text/estimate-tokens'

/** A request as the model got it. */
export interface RecordedPrompt {
  /** All messages' texts, one after the other. */
  readonly text: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  /** Whether the tool for declining came along: it is an answer that is asked for, not a rewriting. */
  readonly isAnswering: boolean
}

export interface RecordingModel {
  /** For LLM_BASE_URL. */
  readonly baseUrl: string
  /** The prompts since the last call. */
  take(): RecordedPrompt[]
  close(): Promise<void>
}

/** An OpenAI-compatible chat server that keeps its prompts and says what it is told, or declines where that is null. */
export async function startRecordingModel(says: string | null): Promise<RecordingModel> {
  let recorded: RecordedPrompt[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { messages, tools = [] } = JSON.parse(Buffer.concat(chunks).toString())
    const text = messages.map(({ content }: { content: string }) => content).join('\n')
    recorded.push({ text, messages, isAnswering: tools.length > 0 })
    const call = {
      index: 0,
      id: 'call-1',
      type: 'function',
      function: { name: 'irrelevantPromptHandler', arguments: '{}' },
    }
    const declines = says === null && tools.length > 0
    const delta = declines ? { tool_calls: [call] } : { content: says ?? 'What?' }
    const prompt_tokens = estimateTokens(text)
    const chunk = (fields: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: fields, finish_reason }], usage: finish_reason && { prompt_tokens, completion_tokens: 9, total_tokens: prompt_tokens + 9 } })}\n\n`
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`${chunk(delta, null)}${chunk({}, declines ? 'tool_calls' : 'stop')}data: [DONE]\n\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    take: () => {
      const taken = recorded
      recorded = []
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
