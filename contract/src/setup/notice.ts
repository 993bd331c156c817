import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { instant, instantInput, messageResponse, trimmedText } from '../base/values.ts'

/** Characters of a notice to all accounts. */
export const noticeMax = 500

export const noticeTexts = {
  required: 'Please enter a text',
  tooLong: `A notice can have up to ${noticeMax} characters`,
  untilPast: 'The end must be in the future',
}

/** A notice of the operator to all accounts: plain text. */
export const noticeSchema = z.object({
  text: z.string(),
  /** When it disappears by itself; null if the operator withdraws it. */
  until: instant.nullable(),
  /** Tells it from earlier notices that were dismissed. */
  publishedAt: instant,
})
export type Notice = z.infer<typeof noticeSchema>

export const noticeInput = z.object({
  text: trimmedText.pipe(z.string().min(1, noticeTexts.required).max(noticeMax, noticeTexts.tooLong)),
  until: instantInput.nullable().default(null),
})

export const getNotice = defineRoute({
  method: 'GET',
  path: '/api/notice',
  summary: "Get the operator's notice to all accounts, if there is one",
  access: 'account',
  response: z.object({ notice: noticeSchema.nullable() }),
})

export const publishNotice = defineRoute({
  method: 'PUT',
  path: '/api/operator/notice',
  summary: 'Publish a notice to all accounts, in place of an earlier one. Operator only; 404 for others.',
  access: 'account',
  body: noticeInput,
  response: z.object({ notice: noticeSchema }),
  errors: ['not_found'],
})

export const withdrawNotice = defineRoute({
  method: 'DELETE',
  path: '/api/operator/notice',
  summary: 'Withdraw the notice to all accounts. Operator only; 404 for others.',
  access: 'account',
  response: messageResponse,
  errors: ['not_found'],
})
