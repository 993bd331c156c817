import { z } from 'zod'
import { defineRoute } from '../base/route.ts'

/** The origins that visitors and their websites use, without a trailing slash. */
export const publicAddressesSchema = z.object({
  /** Origin of the public pages and the API. */
  server: z.string(),
  /** Origin of the widget's script: the server, or a content delivery host in front of it. */
  widget: z.string(),
})
export type PublicAddresses = z.infer<typeof publicAddressesSchema>

export const getPublicAddresses = defineRoute({
  method: 'GET',
  path: '/api/public-addresses',
  summary: "Get the server's public addresses, and whether a language model writes answers",
  access: 'owner',
  role: 'viewer',
  response: publicAddressesSchema.extend({ hasLanguageModel: z.boolean() }),
})

export const supportContactSchema = z.object({
  /** An email address or a URL; null if the operator sets none. */
  contact: z.string().nullable(),
})

export const getSupportContact = defineRoute({
  method: 'GET',
  path: '/api/support-contact',
  summary: 'Get the support contact for this server',
  access: 'public',
  response: supportContactSchema,
})
