import {
  chatAddress,
  defaultQuestion,
  type ExampleTarget,
  historyAddress,
  nextQuestion,
  secretKeyVariable,
  streamAddress,
  visitorId,
  visitorToken,
} from './example-target.ts'

/** One message with a complete response. */
export function curlExample(target: ExampleTarget): string {
  return post('curl -X POST', chatAddress(target), keyOf(target), bodyOf(target.question))
}

/** The next message of the conversation started by `curlExample`. */
export function curlNext(target: ExampleTarget): string {
  const headers = [...keyOf(target), `X-Visitor-Token: ${visitorToken}`]
  return post('curl -X POST', chatAddress(target), headers, bodyOf(nextQuestion, '42'))
}

/** One message with a streamed response. */
export function curlStream(target: ExampleTarget): string {
  return post('curl -N -X POST', streamAddress(target), keyOf(target), bodyOf(target.question))
}

/** The rest of a response whose stream broke. */
export function curlFollow(target: ExampleTarget): string {
  const lines = keyOf(target).map((header) => `  -H '${header}' \\\n`)
  return `curl -N ${historyAddress(target)}/42/events \\
${lines.join('')}  -H 'X-Visitor-Token: ${visitorToken}' \\
  -H 'Last-Event-ID: resp_2f6a…:118'`
}

/** The visitor's conversations, for the owner's server. */
export function curlHistory(target: ExampleTarget): string {
  return `curl ${historyAddress(target)} \\
  -H "X-API-Key: $${secretKeyVariable}" \\
  -H 'X-Visitor-Id: ${visitorId}'`
}

function post(command: string, address: string, headers: readonly string[], body: string): string {
  const lines = ['Content-Type: application/json', ...headers].map((header) => `  -H '${header}' \\\n`)
  return `${command} ${address} \\\n${lines.join('')}  -d '${body}'`
}

const keyOf = ({ apiKey }: ExampleTarget) => (apiKey === null ? [] : [`X-API-Key: ${apiKey}`])

function bodyOf(question = defaultQuestion, conversationId = 'null'): string {
  // An apostrophe would end a shell string.
  const message = JSON.stringify(question).replaceAll("'", '\\u0027')
  return `{ "message": ${message}, "visitorId": "${visitorId}", "conversationId": ${conversationId} }`
}
