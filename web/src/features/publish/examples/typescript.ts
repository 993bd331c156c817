import {
  chatAddress,
  defaultQuestion,
  type ExampleTarget,
  historyAddress,
  nextQuestion,
  secretKeyVariable,
  streamAddress,
  visitorId,
} from './example-target.ts'

/** One message with a complete response. Each example runs as it is in Node and, without its types, in browsers. */
export function typeScriptExample(target: ExampleTarget): string {
  return `interface Reply {
  message: string
  conversationId: number
  visitorToken?: string
  sources: { title: string; url: string | null; quote: string }[]
}

async function ask(message: string): Promise<Reply> {
  const response = await fetch('${chatAddress(target)}', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',${keyLine(target, 6)}
    },
    body: JSON.stringify({ message, visitorId: '${visitorId}', conversationId: null }),
  })
  if (!response.ok) throw new Error((await response.json()).message)
  return await response.json()
}

const reply = await ask(${textOf(target.question)})
console.log(reply.message)`
}

/** Two messages, the second a follow-up of the first. */
export function typeScriptNext(target: ExampleTarget): string {
  return `let conversationId: number | null = null
let visitorToken: string | undefined

async function ask(message: string): Promise<string> {
  const response = await fetch('${chatAddress(target)}', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',${keyLine(target, 6)}
      ...(visitorToken && { 'X-Visitor-Token': visitorToken }),
    },
    body: JSON.stringify({ message, visitorId: '${visitorId}', conversationId }),
  })
  const reply = await response.json()
  if (!response.ok) throw new Error(reply.message)
  conversationId = reply.conversationId
  visitorToken = reply.visitorToken ?? visitorToken
  return reply.message
}

console.log(await ask(${textOf(target.question)}))
console.log(await ask(${textOf(nextQuestion)}))`
}

/** One message with a streamed response. */
export function typeScriptStream(target: ExampleTarget): string {
  return `const response = await fetch('${streamAddress(target)}', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',${keyLine(target, 4)}
  },
  body: JSON.stringify({
    message: ${textOf(target.question)},
    visitorId: '${visitorId}',
    conversationId: null,
  }),
})
if (!response.ok || !response.body) throw new Error((await response.json()).message)

const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
let answer = ''
let rest = ''
while (true) {
  const { done, value } = await reader.read()
  if (done) break
  const lines = (rest + value).split('\\n')
  rest = lines.pop() ?? ''
  for (const line of lines) {
    if (!line.startsWith('data: ')) continue
    const event = JSON.parse(line.slice(6))
    if (event.error) throw new Error(event.error)
    answer += event.delta ?? event.message ?? ''
  }
}
console.log(answer)`
}

/** The visitor's conversations, for the owner's server. */
export function typeScriptHistory(target: ExampleTarget): string {
  return `interface Conversation {
  id: number
  preview: string
  startedAt: string
}

const response = await fetch('${historyAddress(target)}', {
  headers: {
    'X-API-Key': process.env.${secretKeyVariable} ?? '',
    'X-Visitor-Id': '${visitorId}',
  },
})
if (!response.ok) throw new Error((await response.json()).message)
const conversations: Conversation[] = await response.json()
for (const { id, preview } of conversations) console.log(id, preview)`
}

const keyLine = ({ apiKey }: ExampleTarget, indent: number) =>
  apiKey === null ? '' : `\n${' '.repeat(indent)}'X-API-Key': ${textOf(apiKey)},`

/** A string literal in single quotes. */
function textOf(text = defaultQuestion): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return `'${inside.replaceAll("'", "\\'")}'`
}
