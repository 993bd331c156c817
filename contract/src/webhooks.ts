import { z } from 'zod'
import { deliveryPageSize, webhookUrlMax } from './limits.ts'
import { defineRoute } from './route.ts'
import { idParam, idParams, idValue, instant, messageResponse, trimmedText } from './values.ts'
import { webhookEventTypes } from './webhook-events.ts'

/** `off` by its owner's will; `failed`: switched off because nothing got through for days. */
export const webhookStatuses = ['active', 'off', 'failed'] as const

export const webhookSchema = z.object({
  id: idValue,
  url: z.string(),
  events: z.array(z.string()),
  status: z.enum(webhookStatuses),
  /** Events that wait to be sent. */
  pending: z.number().int(),
  /** Since when nothing got through; null where the last attempt did. */
  failingSince: instant.nullable(),
  /** When it is tried again; null where nothing is put off. */
  retryAt: instant.nullable(),
  /** Until when the secret before the present one signs too; null where none does. */
  formerSecretWorksUntil: instant.nullable(),
  createdAt: instant,
})
export type Webhook = z.infer<typeof webhookSchema>

export const deliverySchema = z.object({
  id: idValue,
  /** What the receiver gets as `webhook-id`, the same at every attempt. */
  messageId: z.string(),
  type: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number().int(),
  createdAt: instant,
  /** Of the last attempt, like what follows; null before the first one. */
  attemptedAt: instant.nullable(),
  durationMs: z.number().int().nullable(),
  /** Null where there was no answer. */
  responseStatus: z.number().int().nullable(),
  /** The beginning of what was answered. */
  responseText: z.string().nullable(),
  /** Why it failed, as a sentence. */
  fault: z.string().nullable(),
  /** When it is tried again; null where it isn't. */
  nextAt: instant.nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>

const webhookUrl = trimmedText.pipe(
  z
    .string()
    .min(1, 'Please enter the address that events are sent to')
    .max(webhookUrlMax, `The address can have at most ${webhookUrlMax} characters`),
)
const webhookEvents = z
  .array(z.enum(webhookEventTypes))
  .min(1, 'Please choose at least one event')
  .transform((events) => webhookEventTypes.filter((type) => events.includes(type)))

/** What a form of a webhook holds. */
export const webhookFormSchema = z.object({ url: webhookUrl, events: webhookEvents })
export type WebhookForm = z.input<typeof webhookFormSchema>

const webhookParams = z.object({ id: idParam, webhookId: idParam })
const deliveryParams = webhookParams.extend({ deliveryId: idParam })
const withSecret = z.object({
  webhook: webhookSchema,
  /** Not shown again. */
  secret: z.string(),
})

export const listWebhooks = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/webhooks',
  summary: "Where an agent's events are sent",
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: z.array(webhookSchema),
})

export const createWebhook = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/webhooks',
  summary:
    "Have an agent's events sent to an address; the answer is the only one that holds the signing secret",
  access: 'owner',
  role: 'owner',
  params: idParams,
  body: webhookFormSchema,
  response: withSecret,
  status: 201,
  errors: ['plan_limit_reached', 'too_many_requests'],
})

export const updateWebhook = defineRoute({
  method: 'PUT',
  path: '/api/agents/:id/webhooks/:webhookId',
  summary: 'Change a webhook, or switch it off and on; events are not kept while it is off',
  access: 'owner',
  role: 'owner',
  params: webhookParams,
  body: webhookFormSchema.extend({ status: z.enum(['active', 'off']) }).partial(),
  response: webhookSchema,
  errors: ['too_many_requests'],
})

export const renewWebhookSecret = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/webhooks/:webhookId/secret',
  summary: "Replace a webhook's signing secret; for a day, events are signed by both",
  access: 'owner',
  role: 'owner',
  params: webhookParams,
  response: withSecret,
  status: 201,
})

export const deleteWebhook = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/webhooks/:webhookId',
  summary: 'Delete a webhook with all that waits for it and its log',
  access: 'owner',
  role: 'owner',
  params: webhookParams,
  response: messageResponse,
})

export const testWebhook = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/webhooks/:webhookId/test',
  summary: 'Send a test event now, also where the webhook is off, and tell what came back',
  access: 'owner',
  role: 'editor',
  params: webhookParams,
  response: deliverySchema,
  errors: ['too_many_requests'],
})

export const listDeliveries = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/webhooks/:webhookId/deliveries',
  summary: `What was sent to a webhook or waits to be, newest first, ${deliveryPageSize} a page; X-Total-Count tells how many there are`,
  access: 'owner',
  role: 'editor',
  params: webhookParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    state: z.enum(['pending', 'delivered', 'failed']).optional(),
  }),
  response: z.array(deliverySchema),
})

export const getDelivery = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/webhooks/:webhookId/deliveries/:deliveryId',
  summary: 'One event with its whole body',
  access: 'owner',
  role: 'editor',
  params: deliveryParams,
  response: deliverySchema.extend({ body: z.string() }),
})

export const resendDelivery = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/webhooks/:webhookId/deliveries/:deliveryId/resend',
  summary: 'Send an event once more with the id that it had, as soon as its turn comes',
  access: 'owner',
  role: 'editor',
  params: deliveryParams,
  response: deliverySchema,
  errors: ['too_many_requests'],
})
