import type { RouteDefinition } from '@parleykit/contract/route'

/** The parts of the API, and what all operations of a part share. */
export const tags = [
  {
    name: 'Chat',
    description: `Talk to an agent. No cookie counts here; an agent that asks for a key takes it as X-API-Key or as a
bearer token. Web pages of any origin may call these (CORS: Access-Control-Allow-Origin *, without credentials, preflights
are good for an hour) unless the agent's owner lists domains: a page of another origin is then refused with
origin_not_allowed, and so is its answer to the page. Calls without an Origin header, from servers, pass with the key.`,
  },
  {
    name: 'OpenAI',
    description: `An agent in the form of OpenAI's API: the base URL is this server's /v1, the API key the agent's own, as a
bearer token, and the model its publicId. System messages, tools and sampling parameters are not read.`,
  },
  {
    name: 'MCP',
    description: `An agent as a server of the Model Context Protocol (Streamable HTTP, without sessions), for assistants and
editors: the tool ask asks it, and search, with the agent's secret key, finds passages of its knowledge.`,
  },
  {
    name: 'Agents',
    description:
      'What owners and members of a workspace do with agents, in the name of a session. Not for other websites.',
  },
  { name: 'Account', description: 'Sign-in, and what is about the own account alone.' },
  { name: 'Workspace', description: 'Members, invitations, plan and payments of a workspace.' },
  { name: 'Product', description: 'What anybody may know of this server.' },
] as const

const parts: readonly [path: RegExp, tag: (typeof tags)[number]['name']][] = [
  [/^\/api\/public\//, 'Chat'],
  [/^\/v1\//, 'OpenAI'],
  [/^\/mcp\//, 'MCP'],
  [/^\/api\/(?:agents|agent-imports|bots|conversations|messages|dashboard|public-addresses)\b/, 'Agents'],
  [/^\/api\/(?:workspaces?|handovers|billing|get-or-create-subscription)\b/, 'Workspace'],
  [/^\/api\/(?:demo-agent|sign-in-options)\b/, 'Product'],
]

/** The part that a route belongs to; what is about no agent and no workspace is about the account. */
export function tagOf({ path }: RouteDefinition): (typeof tags)[number]['name'] {
  return parts.find(([pattern]) => pattern.test(path))?.[1] ?? 'Account'
}
