import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { validationTexts } from '../../base/texts.ts'
import { messageResponse, storableText } from '../../base/values.ts'
import { botParams, previewQuery, visitorId } from '../../chat/chat.ts'
import { previewedUrlMax } from './limits.ts'

/** The preview of a linked page. Without title, description and image, only its URL can be shown. */
export const linkPreviewSchema = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** A path on this server, so that the website doesn't see who views the image. */
  image: z.string().nullable(),
  siteName: z.string().nullable(),
  /** The requested URL, without brackets. */
  url: z.string(),
})
export type LinkPreview = z.infer<typeof linkPreviewSchema>

/** A URL as found in a text, with or without square brackets. */
export const previewedUrl = storableText
  .transform((text) => text.replace(/[[\]]/g, '').trim())
  .pipe(
    z
      .string()
      .max(previewedUrlMax, validationTexts.urlInvalid)
      .pipe(z.url({ protocol: /^https?$/, error: validationTexts.urlInvalid })),
  )

export const getLinkPreview = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/link-preview',
  summary: 'Get the title, description and image of a page that an answer links to',
  access: 'public',
  params: botParams,
  query: previewQuery.extend({ url: previewedUrl }),
  response: linkPreviewSchema,
})

export const noteOpenedLink = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/opened-links',
  summary: 'Record that a visitor opened a link preview',
  access: 'public',
  params: botParams,
  body: z.object({ url: previewedUrl, visitorId: visitorId.optional(), preview: z.boolean().optional() }),
  response: messageResponse,
})
