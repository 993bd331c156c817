import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParams, idValue, messageResponse } from '../base/values.ts'
import { botParams } from '../chat/chat.ts'
import { identityTokenMax } from './limits.ts'

/** Null if there is none. */
const identitySecretResponse = z.object({ identitySecret: z.string().nullable() })

export const getIdentitySecret = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/identity-secret',
  summary: 'Get the secret for signing tokens that identify visitors',
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: identitySecretResponse,
})

export const renewIdentitySecret = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/identity-secret',
  summary:
    "Create or replace an agent's identity secret. Visitors identified with the old secret are no longer identified.",
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: identitySecretResponse,
  status: 201,
})

export const deleteIdentitySecret = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/identity-secret',
  summary: "Revoke an agent's identity secret. Visitors are anonymous from then on.",
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: messageResponse,
})

export const introductionSchema = z.object({
  /** Opens that person's conversations for a day or two; null if the token was rejected. */
  visitorToken: z.string().nullable(),
  /** The person's last conversation; null if there is none. */
  conversationId: idValue.nullable(),
})
export type Introduction = z.infer<typeof introductionSchema>

export const introduceVisitor = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/identify',
  summary:
    "Identify a visitor with a JWT signed by the owner's server (HS256, with sub and exp; email, name and attributes are optional). The conversations that X-Visitor-Token opens are linked to that person.",
  access: 'public',
  params: botParams,
  body: z.object({ token: z.string().min(1).max(identityTokenMax) }),
  response: introductionSchema,
  headers: ['visitorToken'],
  errors: ['too_many_requests'],
})
