import { z } from 'zod'
import { botParams } from './chat.ts'
import { identityTokenMax } from './limits.ts'
import { defineRoute } from './route.ts'
import { idParams, idValue, messageResponse } from './values.ts'

/** Null while there is none. */
const identitySecretResponse = z.object({ identitySecret: z.string().nullable() })

export const getIdentitySecret = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/identity-secret',
  summary: "The secret that an agent's owner signs tokens with which say who a visitor is",
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: identitySecretResponse,
})

export const renewIdentitySecret = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/identity-secret',
  summary:
    "Make an agent's identity secret, or replace it: whoever was identified by the old one isn't any more",
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: identitySecretResponse,
  status: 201,
})

export const deleteIdentitySecret = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/identity-secret',
  summary: "Withdraw an agent's identity secret; visitors are anonymous from then on",
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: messageResponse,
})

export const introductionSchema = z.object({
  /** Opens the conversations of that person for a day or two; null where the token wasn't believed. */
  visitorToken: z.string().nullable(),
  /** The person's last conversation; null where there is none. */
  conversationId: idValue.nullable(),
})
export type Introduction = z.infer<typeof introductionSchema>

export const introduceVisitor = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/identify',
  summary:
    "Say who a visitor is by a JWT of the owner's server (HS256, with sub and exp); what X-Visitor-Token opens becomes that person's",
  access: 'public',
  params: botParams,
  body: z.object({ token: z.string().min(1).max(identityTokenMax) }),
  response: introductionSchema,
  headers: ['visitorToken'],
  errors: ['too_many_requests'],
})
