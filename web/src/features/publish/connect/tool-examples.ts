/** Examples for using an agent in other tools; each works as it is. */

export interface ToolTarget {
  /** Origin of the server. */
  readonly server: string
  readonly publicId: string
  readonly name: string
  /** Null for a public agent that is called without a key. */
  readonly apiKey: string | null
}

export interface ToolExample {
  readonly name: string
  readonly help: string
  readonly code: (target: ToolTarget) => string
}

/** The base URL for programs that use the OpenAI API. */
const openAiBase = ({ server }: ToolTarget) => `${server}/v1`

/** The agent as a server of the Model Context Protocol. */
const mcpAddress = ({ server, publicId }: ToolTarget) => `${server}/mcp/${encodeURIComponent(publicId)}`

/** The name shown in assistants: the letters and digits of the agent's name, if any. */
function serverName({ name }: ToolTarget): string {
  const short = name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, 40)
  return short ?? 'agent'
}

const question = 'What are your opening hours?'
const json = (value: unknown) => JSON.stringify(value, null, 2)

export const openAiExamples: readonly ToolExample[] = [
  {
    name: 'openai for TypeScript',
    help: 'Uses the openai package from npm.',
    code: (target) => `import OpenAI from 'openai'

const client = new OpenAI({
  baseURL: '${openAiBase(target)}',
  apiKey: '${target.apiKey ?? 'YOUR_API_KEY'}',
})
const stream = await client.chat.completions.create({
  model: '${target.publicId}',
  messages: [{ role: 'user', content: '${question}' }],
  stream: true,
})
for await (const chunk of stream) {
  process.stdout.write(chunk.choices[0]?.delta.content ?? '')
}`,
  },
  {
    name: 'openai for Python',
    help: 'Uses the openai package from PyPI.',
    code: (target) => `from openai import OpenAI

client = OpenAI(
    base_url="${openAiBase(target)}",
    api_key="${target.apiKey ?? 'YOUR_API_KEY'}",
)
completion = client.chat.completions.create(
    model="${target.publicId}",
    messages=[{"role": "user", "content": "${question}"}],
)
print(completion.choices[0].message.content)`,
  },
  {
    name: 'Other programs',
    help: 'For apps that ask for a base URL, an API key and a model.',
    code: (target) =>
      [
        `Base URL: ${openAiBase(target)}`,
        `API key: ${target.apiKey ?? 'YOUR_API_KEY'}`,
        `Model: ${target.publicId}`,
      ].join('\n'),
  },
]

/** Added if an agent requires a key. */
const withKey = ({ apiKey }: ToolTarget) =>
  apiKey === null ? {} : { headers: { Authorization: `Bearer ${apiKey}` } }

export const mcpExamples: readonly ToolExample[] = [
  {
    name: 'Claude Code',
    help: 'Run this in your project.',
    code: (target) => {
      const key = target.apiKey === null ? '' : ` --header "Authorization: Bearer ${target.apiKey}"`
      return `claude mcp add --transport http ${serverName(target)} ${mcpAddress(target)}${key}`
    },
  },
  {
    name: 'VS Code',
    help: 'Put this in .vscode/mcp.json.',
    code: (target) =>
      json({
        servers: { [serverName(target)]: { type: 'http', url: mcpAddress(target), ...withKey(target) } },
      }),
  },
  {
    name: 'Cursor',
    help: 'Put this in .cursor/mcp.json.',
    code: (target) =>
      json({ mcpServers: { [serverName(target)]: { url: mcpAddress(target), ...withKey(target) } } }),
  },
  {
    name: 'Other tools',
    help: 'For assistants that ask for the URL of a remote MCP server. The transport is Streamable HTTP.',
    code: mcpAddress,
  },
]

/** The examples for one agent, as items of a `CodeChoice`. */
export function examplesFor(examples: readonly ToolExample[], target: ToolTarget) {
  return examples.map(({ name, help, code }) => ({ name, help, code: code(target) }))
}
