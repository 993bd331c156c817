import { z } from 'zod'
import { botParams, previewQuery } from './chat.ts'
import { defineRoute } from './route.ts'
import { idParams, instant } from './values.ts'

/** A publishable key that was replaced. */
export const retiredKeySchema = z.object({
  /** Its last four characters. */
  ending: z.string(),
  /** Calls with it are answered until then; in the past where that is over. */
  worksUntil: instant,
  /** When it was used last since it was replaced; null while it wasn't. */
  seenAt: instant.nullable(),
  /** The website that it came from, as its browser said; null where that isn't known. */
  seenOn: z.string().nullable(),
})
export type RetiredKey = z.infer<typeof retiredKeySchema>

/** Why a token that is to say who a visitor is wasn't believed. */
export const identityProblems = [
  'not_set_up',
  'unreadable',
  'forged',
  'expired',
  'early',
  'endless',
  'too_long',
  'foreign',
  'nameless',
] as const
export type IdentityProblem = (typeof identityProblems)[number]

/** How visitors and programs get to an agent, and what stands in their way. */
export const agentAccessSchema = z.object({
  /** Newest first. */
  retiredKeys: z.array(retiredKeySchema),
  /** What the agent's private link carries; null while there is none. */
  linkKey: z.string().nullable(),
  /** Whether its owner's website can say who a visitor is. */
  hasIdentitySecret: z.boolean(),
  /** Why the last visitor whom a website introduced wasn't believed, and where; null where all were. */
  identityProblem: z
    .object({ problem: z.enum(identityProblems), seenAt: instant, seenOn: z.string().nullable() })
    .nullable(),
})
export type AgentAccess = z.infer<typeof agentAccessSchema>

export const getAgentAccess = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/access',
  summary: "Get an agent's private link, and its rotated keys with their last use",
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: agentAccessSchema,
})

export const revokeRetiredKeys = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/retired-keys',
  summary: "Revoke an agent's rotated API keys immediately",
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: agentAccessSchema,
})

export const renewLinkKey = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/link-key',
  summary: "Create or replace an agent's private link. The previous link stops working.",
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: agentAccessSchema,
  status: 201,
})

export const deleteLinkKey = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/link-key',
  summary: "Revoke an agent's private link",
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: agentAccessSchema,
})

export const checkAccess = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/access',
  summary: "Check whether the request's API key, or a request without one, can chat with the agent",
  access: 'public',
  params: botParams,
  query: previewQuery,
  headers: ['website'],
  response: z.object({
    open: z.boolean(),
    /** Whether the key is one of the agent's; a public agent is open without. */
    keyWorks: z.boolean(),
  }),
  errors: ['too_many_requests'],
})
