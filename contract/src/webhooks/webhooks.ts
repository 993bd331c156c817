import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParam, idParams, idValue, instant, messageResponse, trimmedText } from '../base/values.ts'
import { deliveryPageSize } from './limits.ts'
import { webhookEventTypes } from './webhook-events.ts'

const webhookUrlMax = 2000

/** `off`: switched off by its owner; `failed`: switched off because no delivery succeeded for days. */
export const webhookStatuses = ['active', 'off', 'failed'] as const

export const webhookSchema = z.object({
  id: idValue,
  url: z.string(),
  events: z.array(z.string()),
  status: z.enum(webhookStatuses),
  /** Events waiting to be sent. */
  pending: z.number().int(),
  /** Since when deliveries fail; null if the last attempt succeeded. */
  failingSince: instant.nullable(),
  /** When it is retried; null if no retry is pending. */
  retryAt: instant.nullable(),
  /** Until when the previous secret also signs; null if there is none. */
  formerSecretWorksUntil: instant.nullable(),
  createdAt: instant,
})
export type Webhook = z.infer<typeof webhookSchema>

export const deliverySchema = z.object({
  id: idValue,
  /** The `webhook-id` sent to the receiver, the same for every attempt. */
  messageId: z.string(),
  type: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number().int(),
  createdAt: instant,
  /** Time of the last attempt, which the next fields also describe; null before the first one. */
  attemptedAt: instant.nullable(),
  durationMs: z.number().int().nullable(),
  /** Null if there was no response. */
  responseStatus: z.number().int().nullable(),
  /** The beginning of the response. */
  responseText: z.string().nullable(),
  /** Why it failed, as a sentence. */
  fault: z.string().nullable(),
  /** When it is retried; null if it isn't. */
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

/** The input of the webhook form. */
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
  summary: "List an agent's webhooks",
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: z.array(webhookSchema),
})

export const createWebhook = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/webhooks',
  summary: "Add a webhook for an agent's events. The signing secret is only returned in this response.",
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
  summary: "Update a webhook, or turn it on or off. Events that occur while it is off aren't kept.",
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
  summary: "Replace a webhook's signing secret. Events are signed with both secrets for one day.",
  access: 'owner',
  role: 'owner',
  params: webhookParams,
  response: withSecret,
  status: 201,
})

export const deleteWebhook = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/webhooks/:webhookId',
  summary: 'Delete a webhook, its pending events and its log',
  access: 'owner',
  role: 'owner',
  params: webhookParams,
  response: messageResponse,
})

export const testWebhook = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/webhooks/:webhookId/test',
  summary: 'Send a test event, even if the webhook is off, and return the result',
  access: 'owner',
  role: 'editor',
  params: webhookParams,
  response: deliverySchema,
  errors: ['too_many_requests'],
})

export const listDeliveries = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/webhooks/:webhookId/deliveries',
  summary: `List a webhook's sent and pending events, newest first, ${deliveryPageSize} per page. X-Total-Count holds the total.`,
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
  summary: 'Get a webhook event with its full body',
  access: 'owner',
  role: 'editor',
  params: deliveryParams,
  response: deliverySchema.extend({ body: z.string() }),
})

export const resendDelivery = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/webhooks/:webhookId/deliveries/:deliveryId/resend',
  summary: 'Queue a webhook event to be sent again with the same ID',
  access: 'owner',
  role: 'editor',
  params: deliveryParams,
  response: deliverySchema,
  errors: ['too_many_requests'],
})
