/** Calls that work as they stand once they are pasted. */

export interface ExampleTarget {
  /** Origin of the server. */
  readonly server: string
  readonly publicId: string
  /** Null for a public agent that is asked without one. */
  readonly apiKey: string | null
  /** Something that the agent can be asked. */
  readonly question?: string
}

export const defaultQuestion = 'What are your opening hours?'

/** As the inside of a text that single quotes are around, in JavaScript. */
const quoted = (text: string) => text.replace(/[\\']/g, '\\$&')

/** Stands for the token of the first reply. */
const visitorToken = 'eyJhbGciOi…'

/** One message, answered at once. `conversationId` goes on with an earlier conversation. */
export function curlExample(
  { server, publicId, apiKey, question = defaultQuestion }: ExampleTarget,
  conversationId?: string,
): string {
  const body = [
    // A shell ends a text at the apostrophe.
    `"message": ${JSON.stringify(question).replaceAll("'", '\\u0027')}`,
    '"visitorId": "customer-123"',
    `"conversationId": ${conversationId ?? 'null'}`,
  ]
  const token = conversationId === undefined ? '' : `  -H 'X-Visitor-Token: ${visitorToken}' \\\n`
  return `curl -X POST ${server}/api/public/chat/${publicId} \\
  -H 'Content-Type: application/json' \\
${keyLine(apiKey)}${token}  -d '{ ${body.join(', ')} }'`
}

const keyLine = (apiKey: string | null) => (apiKey === null ? '' : `  -H 'X-API-Key: ${apiKey}' \\\n`)

/** The answer of `curlExample`. */
export const replyExample = `{
  "message": "We are open from 9 to 18, Monday to Saturday.",
  "conversationId": 42,
  "responseId": "resp_2f6a…",
  "visitorToken": "${visitorToken}",
  "sources": [{ "title": "opening-hours.md", "url": null, "quote": "Open from 9 to 18 …" }]
}`

/** Everything that somebody talked about, from the owner's server. */
export function historyExample({ server, publicId }: ExampleTarget): string {
  return `curl ${server}/api/public/bots/${publicId}/conversations \\
  -H 'X-API-Key: YOUR_SECRET_KEY' \\
  -H 'X-Visitor-Id: customer-123'`
}

/** The rest of an answer whose stream broke. */
export function followExample({ server, publicId, apiKey }: ExampleTarget): string {
  return `curl -N ${server}/api/public/bots/${publicId}/conversations/42/events \\
${keyLine(apiKey)}  -H 'X-Visitor-Token: ${visitorToken}' \\
  -H 'Last-Event-ID: resp_2f6a…:118'`
}

/** One message, its answer read as it is written. */
export function streamExample({
  server,
  publicId,
  apiKey,
  question = defaultQuestion,
}: ExampleTarget): string {
  return `const response = await fetch('${server}/api/public/chat-stream/${publicId}', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'Accept': 'text/event-stream',${apiKey === null ? '' : `\n    'X-API-Key': '${apiKey}',`}
  },
  body: JSON.stringify({
    message: '${quoted(question)}',
    visitorId: 'customer-123',
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
