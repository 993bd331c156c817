import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParams, instant } from '../base/values.ts'
import { botParams, previewQuery } from '../chat/chat.ts'

/** A publishable key that was replaced. */
export const retiredKeySchema = z.object({
  /** Its last four characters. */
  ending: z.string(),
  /** The key works until then. The time may be in the past. */
  worksUntil: instant,
  /** When it was last used after being replaced; null if never. */
  seenAt: instant.nullable(),
  /** The website that last used it, according to the browser; null if unknown. */
  seenOn: z.string().nullable(),
})
export type RetiredKey = z.infer<typeof retiredKeySchema>

/** Why a visitor's identity token (a JWT) was rejected. */
export const identityProblems = [
  /** The agent has no identity secret. */
  'not_set_up',
  /** It is no JWT, or not one that this server supports. */
  'unreadable',
  /** The signature isn't by the agent's identity secret. */
  'forged',
  'expired',
  /** Its `nbf` is in the future. */
  'early',
  /** It has no `exp`. */
  'endless',
  /** Its `exp` is too far in the future. */
  'too_long',
  /** Its `aud` names another agent. */
  'foreign',
  /** Its `sub` is missing or isn't a usable name of a person. */
  'nameless',
  /** Its `email`, `name` or `attributes` are no such texts, or are too long. */
  'bad_details',
] as const
export type IdentityProblem = (typeof identityProblems)[number]

/** How visitors and programs reach an agent, and what prevents them. */
export const agentAccessSchema = z.object({
  /** Newest first. */
  retiredKeys: z.array(retiredKeySchema),
  /** The key in the agent's private link; null if there is no link. */
  linkKey: z.string().nullable(),
  /** Whether its owner's website can identify visitors. */
  hasIdentitySecret: z.boolean(),
  /** Why the last identity token from a website was rejected, and where; null if all were accepted. */
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
    /** Whether the request can chat: its key works, the agent is public, or a member of its workspace previews it. */
    open: z.boolean(),
    /** Whether the key is one of the agent's. A public agent works without a key. */
    keyWorks: z.boolean(),
  }),
  errors: ['too_many_requests'],
})
