import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

export interface Upload {
  readonly fileName: string
  readonly bytes: Buffer
}

/** The file in the named field of a multipart body, of at most `maxBytes`; anything else is a clear error. */
export async function readUpload(request: FastifyRequest, field: string, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new ApiError(
      'unsupported_media_type',
      `Send the file as multipart/form-data in the field "${field}"`,
    )
  }
  let upload: Upload | null = null
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxBytes, files: 1, fields: 10, parts: 12 },
    })) {
      if (part.type !== 'file') continue
      const bytes = await part.toBuffer()
      if (part.fieldname === field) upload = { fileName: part.filename, bytes }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new ApiError('too_large', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`)
    }
    throw new ApiError('validation_failed', 'The upload is broken. Please try again.')
  }
  if (!upload) throw new ApiError('validation_failed', `The field "${field}" holds no file`)
  return upload
}
