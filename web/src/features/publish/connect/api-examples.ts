import { curlExample, type ExampleTarget } from '../../api-docs/examples.ts'

/** A call of an agent in the words of a language; each runs as it stands. */
export interface ApiExample {
  readonly name: string
  readonly code: (target: ExampleTarget) => string
}

export const apiExamples: readonly ApiExample[] = [
  { name: 'curl', code: (target) => curlExample(target) },
  { name: 'TypeScript', code: typeScriptExample },
  { name: 'Python', code: pythonExample },
]

const addressOf = ({ server, publicId }: ExampleTarget) => `${server}/api/public/chat/${publicId}`

function typeScriptExample(target: ExampleTarget): string {
  return `interface Reply {
  message: string
  conversationId: number
  visitorToken?: string
  sources: { title: string; url: string | null; quote: string }[]
}

async function ask(message: string): Promise<Reply> {
  const response = await fetch('${addressOf(target)}', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-API-Key': '${target.apiKey}',
    },
    body: JSON.stringify({ message, visitorId: 'customer-123', conversationId: null }),
  })
  if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`)
  return (await response.json()) as Reply
}

const reply = await ask('What are your opening hours?')
console.log(reply.message)`
}

/** Without a package to be installed. */
function pythonExample(target: ExampleTarget): string {
  return `import json
from urllib.request import Request, urlopen

question = {
    "message": "What are your opening hours?",
    "visitorId": "customer-123",
    "conversationId": None,
}
request = Request(
    "${addressOf(target)}",
    data=json.dumps(question).encode(),
    headers={
        "Content-Type": "application/json",
        "X-API-Key": "${target.apiKey}",
    },
)
with urlopen(request) as response:
    reply = json.load(response)
print(reply["message"])`
}
