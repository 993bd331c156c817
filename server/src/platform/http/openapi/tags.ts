import type { RouteDefinition } from '@parleykit/contract/base/route'

/** The parts of the API, and what the operations of each have in common. */
export const tags = [
  {
    name: 'Chat',
    description: `Chat with an agent. Cookies are ignored; an agent that requires a key accepts it as X-API-Key or as a bearer token. Web pages of any origin may call these (CORS: Access-Control-Allow-Origin *, without credentials, preflights
are good for an hour) unless the agent's owner lists domains: pages from other origins are then refused with
origin_not_allowed. Calls without an Origin header, from servers, are accepted with the key.`,
  },
  {
    name: 'OpenAI',
    description: `OpenAI-compatible API for an agent: the base URL is this server's /v1, the API key is the agent's own (as a bearer token), and the model is its publicId. System messages, tools and sampling parameters are ignored.`,
  },
  {
    name: 'MCP',
    description: `An agent as a Model Context Protocol server (Streamable HTTP, stateless), for AI assistants and editors: the ask tool asks it a question, and the search tool, with the agent's secret key, finds passages in its knowledge.`,
  },
  {
    name: 'Agents',
    description:
      'What workspace owners and members do with agents, using a session cookie. Not available to other websites.',
  },
  { name: 'Account', description: 'Sign-in and your own account.' },
  { name: 'Workspace', description: 'Workspace members, invitations, plan and payments.' },
  { name: 'Product', description: 'Public information about this server.' },
] as const

const parts: readonly [path: RegExp, tag: (typeof tags)[number]['name']][] = [
  [/^\/api\/public\//, 'Chat'],
  [/^\/v1\//, 'OpenAI'],
  [/^\/mcp\//, 'MCP'],
  [/^\/api\/(?:agents|agent-imports|bots|conversations|messages|dashboard|public-addresses)\b/, 'Agents'],
  [/^\/api\/(?:workspaces?|handovers|billing|get-or-create-subscription)\b/, 'Workspace'],
  [/^\/api\/(?:demo-agent|sign-in-options)\b/, 'Product'],
]

/** The part of a route. Routes without an agent or a workspace belong to the account. */
export function tagOf({ path }: RouteDefinition): (typeof tags)[number]['name'] {
  return parts.find(([pattern]) => pattern.test(path))?.[1] ?? 'Account'
}
