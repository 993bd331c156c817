/** Calls that work as they stand once they are pasted. */

export interface ExampleTarget {
  /** Origin of the server. */
  readonly server: string
  readonly publicId: string
  readonly apiKey: string
}

/** One message, answered at once. `conversationId` goes on with an earlier conversation. */
export function curlExample({ server, publicId, apiKey }: ExampleTarget, conversationId?: string): string {
  const body = [
    '"message": "What are your opening hours?"',
    '"visitorId": "visitor-a1b2c3"',
    `"conversationId": ${conversationId ?? 'null'}`,
  ]
  return `curl -X POST ${server}/api/public/chat/${publicId} \\
  -H 'Content-Type: application/json' \\
  -H 'X-API-Key: ${apiKey}' \\
  -d '{ ${body.join(', ')} }'`
}

/** The answer of `curlExample`. */
export const replyExample = `{
  "message": "We are open from 9 to 18, Monday to Saturday.",
  "conversationId": 42,
  "responseId": "resp_2f6a…",
  "sources": [{ "title": "opening-hours.md", "url": null, "quote": "Open from 9 to 18 …" }]
}`

/** One message, its answer read as it is written. */
export function streamExample({ server, publicId, apiKey }: ExampleTarget): string {
  return `const response = await fetch('${server}/api/public/chat-stream/${publicId}', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'Accept': 'text/event-stream',
    'X-API-Key': '${apiKey}',
  },
  body: JSON.stringify({
    message: 'What are your opening hours?',
    visitorId: 'visitor-a1b2c3',
    conversationId: null,
  }),
})
if (!response.ok) throw new Error((await response.json()).message)

let answer = ''
let rest = ''
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split('\\n')
  rest = lines.pop()
  for (const line of lines) {
    if (!line.startsWith('data: ')) continue
    const event = JSON.parse(line.slice(6))
    if (event.error) throw new Error(event.error)
    answer += event.delta ?? event.message ?? ''
  }
}
console.log(answer)`
}
