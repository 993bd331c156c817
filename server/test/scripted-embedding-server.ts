import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ScriptedEmbeddingServer {
  /** For EMBEDDING_BASE_URL. */
  readonly baseUrl: string
  /** Every text so far, with the model that was asked for. */
  readonly texts: { model: string; text: string }[]
  /** HTTP status of its answers from now on. */
  status: number
  close(): Promise<void>
}

/** As a model is whose every text is alike: similarities of 0.0 to 1.0 become 0.8 to 0.9. */
const SQUEEZED = { shared: Math.sqrt(8), ownParts: 64 }

/**
 * An OpenAI-compatible embedding server on a free port. Texts that share a group of words have the same direction.
 * `isSqueezed`: as far as a little part of them goes.
 */
export async function startScriptedEmbeddingServer(
  groups: readonly (readonly string[])[],
  { isSqueezed = false } = {},
): Promise<ScriptedEmbeddingServer> {
  const embedPlainly = (text: string) => [
    0.05,
    ...groups.map((words) => (words.some((word) => text.toLowerCase().includes(word)) ? 1 : 0)),
  ]
  const embed = (text: string) => {
    const plain = embedPlainly(text)
    if (!isSqueezed) return plain
    const length = Math.hypot(...plain)
    const place = createHash('sha256').update(text).digest().readUInt8(0) % SQUEEZED.ownParts
    const own = Array.from({ length: SQUEEZED.ownParts }, (_, at) => (at === place ? 1 : 0))
    return [SQUEEZED.shared, ...plain.map((part) => part / length), ...own]
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { model, input }: { model: string; input: string[] } = JSON.parse(Buffer.concat(chunks).toString())
    response.writeHead(scripted.status, { 'content-type': 'application/json' })
    if (scripted.status !== 200) return response.end('{"error":{"message":"as told"}}')
    scripted.texts.push(...input.map((text) => ({ model, text })))
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: embed(text) }))
    return response.end(JSON.stringify({ object: 'list', model, data, usage: { prompt_tokens: 1 } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const scripted: ScriptedEmbeddingServer = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    texts: [],
    status: 200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return scripted
}
