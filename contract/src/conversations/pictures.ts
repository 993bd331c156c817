import { z } from 'zod'
import { multipartOverheadBytes } from '../base/limits.ts'
import { defineRoute } from '../base/route.ts'
import { idParams } from '../base/values.ts'
import { botParams, previewQuery } from '../chat/chat.ts'
import { pictureBytesMax } from '../chat/limits.ts'

const pictureId = z.string().min(1).max(64)

export const uploadPicture = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/pictures',
  summary:
    'Upload a picture (JPEG, PNG or WebP) for a message. Send its ID in pictureIds with the message within an hour.',
  access: 'public',
  params: botParams,
  query: previewQuery,
  file: 'picture',
  bodyBytesMax: pictureBytesMax + multipartOverheadBytes,
  response: z.object({ id: z.string() }),
  status: 201,
  headers: ['visitorToken'],
  errors: ['too_large', 'unsupported_media_type', 'unreadable_file', 'too_many_requests', 'not_ready'],
})

export const getVisitorPicture = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/pictures/:pictureId',
  summary: "Get a picture from one of a visitor's own conversations, as WebP",
  access: 'public',
  params: botParams.extend({ pictureId }),
  query: previewQuery,
  response: z.string().meta({ format: 'binary' }),
  download: true,
  headers: ['visitorToken', 'visitorId'],
})

export const getPicture = defineRoute({
  method: 'GET',
  path: '/api/conversations/:id/pictures/:pictureId',
  summary: 'Get a picture that a visitor has sent in a conversation, as WebP',
  access: 'owner',
  role: 'viewer',
  params: idParams.extend({ pictureId }),
  response: z.string().meta({ format: 'binary' }),
  download: true,
})
