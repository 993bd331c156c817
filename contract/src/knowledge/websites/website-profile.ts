import { z } from 'zod'
import { agentNameMax, descriptionMax, taglineMax } from '../../agents/limits.ts'
import { defineRoute } from '../../base/route.ts'
import { idParams } from '../../base/values.ts'
import { typedWebsite } from './websites.ts'

/** A website's description of itself, as suggestions for an agent's form; null for fields with nothing suitable. */
export const websiteProfileSchema = z.object({
  name: z.string().max(agentNameMax).nullable(),
  tagline: z.string().max(taglineMax).nullable(),
  description: z.string().max(descriptionMax).nullable(),
  /** #rrggbb. */
  brandColor: z.string().nullable(),
  /** A square WebP in base64. */
  picture: z.string().nullable(),
})
export type WebsiteProfile = z.infer<typeof websiteProfileSchema>

export const readWebsiteProfile = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/website-profile',
  summary: "Suggest an agent's name, tagline, description, color and image from a website",
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ url: typedWebsite }),
  response: websiteProfileSchema,
})
