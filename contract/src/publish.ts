import { z } from 'zod'
import { defineRoute } from './route.ts'

/** The addresses that visitors and their websites use, each an origin without a slash at the end. */
export const publicAddressesSchema = z.object({
  /** Of the public pages and the API. */
  server: z.string(),
  /** Of the widget's script: the server, or a content delivery host before it. */
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
  /** A mail address or a web address; null where the operator names none. */
  contact: z.string().nullable(),
})

export const getSupportContact = defineRoute({
  method: 'GET',
  path: '/api/support-contact',
  summary: 'Get the support contact for this server',
  access: 'public',
  response: supportContactSchema,
})
