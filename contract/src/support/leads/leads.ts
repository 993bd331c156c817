import { z } from 'zod'
import { linkedLineMax } from '../../agents/limits.ts'
import { email } from '../../auth/account.ts'
import { defineRoute } from '../../base/route.ts'
import {
  idParam,
  idParams,
  idValue,
  instant,
  messageResponse,
  nameText,
  trimmedText,
} from '../../base/values.ts'
import { botParams, previewQuery } from '../../chat/chat.ts'
import { leadMessageMax, leadNameMax, leadPageSize, validationTexts } from './limits.ts'

/** Contact information that a visitor has left in a conversation. */
export const visitorLeadSchema = z.object({
  id: idValue,
  email: z.string(),
  name: z.string().nullable(),
  message: z.string().nullable(),
  /** The text that the visitor agreed to; null if the owner asked for no consent. */
  consent: z.string().nullable(),
  createdAt: instant,
  /** When it was last corrected; null if never. */
  correctedAt: instant.nullable(),
})
export type VisitorLead = z.infer<typeof visitorLeadSchema>

export const leadSchema = visitorLeadSchema.extend({
  conversationId: idValue,
  /** Whether it was left in the playground. */
  isTest: z.boolean(),
})
export type Lead = z.infer<typeof leadSchema>

const nullIfEmpty = (text: string) => (text === '' ? null : text)

/** The form's input. Fields that the agent's form doesn't have aren't stored. */
export const leadInput = z.object({
  email: trimmedText.pipe(email),
  name: nameText
    .pipe(z.string().max(leadNameMax, validationTexts.leadNameTooLong))
    .transform(nullIfEmpty)
    .default(null),
  message: trimmedText
    .pipe(z.string().max(leadMessageMax, validationTexts.leadMessageTooLong))
    .transform(nullIfEmpty)
    .default(null),
  /** The exact text next to the ticked box; null if there is none. */
  consent: z.string().max(linkedLineMax).nullable().default(null),
})
export type LeadInput = z.infer<typeof leadInput>

const conversationParams = botParams.extend({ conversationId: idParam })

export const leaveLead = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/conversations/:conversationId/leads',
  summary:
    "Leave an email address in one of a visitor's own conversations. Sending the same address again updates its details.",
  access: 'public',
  params: conversationParams,
  query: previewQuery,
  body: leadInput,
  response: visitorLeadSchema,
  headers: ['visitorToken', 'visitorId'],
  errors: ['too_many_requests'],
})

export const listVisitorLeads = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/conversations/:conversationId/leads',
  summary: "List the contact details left in one of a visitor's own conversations, oldest first",
  access: 'public',
  params: conversationParams,
  query: previewQuery,
  response: z.array(visitorLeadSchema),
  headers: ['visitorToken', 'visitorId'],
})

const tests = z
  .enum(['0', '1'])
  .optional()
  .transform((value) => value === '1')

export const listLeads = defineRoute({
  method: 'GET',
  path: '/api/bots/:id/leads',
  summary: `List an agent's leads, newest first, ${leadPageSize} per page. X-Total-Count holds the total.`,
  access: 'owner',
  role: 'viewer',
  params: idParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    /** `1` includes leads from the playground. */
    tests,
  }),
  response: z.array(leadSchema),
})

export const exportLeads = defineRoute({
  method: 'GET',
  path: '/api/bots/:id/leads/export',
  summary: "Export all of an agent's leads as a CSV file",
  access: 'owner',
  role: 'editor',
  params: idParams,
  query: z.object({ tests }),
  response: z.unknown(),
  download: true,
})

export const listConversationLeads = defineRoute({
  method: 'GET',
  path: '/api/conversations/:id/leads',
  summary: 'List the leads from a conversation, oldest first',
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: z.array(leadSchema),
})

export const deleteLead = defineRoute({
  method: 'DELETE',
  path: '/api/conversations/:id/leads/:leadId',
  summary: 'Delete a lead with all its details',
  access: 'owner',
  role: 'owner',
  params: idParams.extend({ leadId: idParam }),
  response: messageResponse,
})
