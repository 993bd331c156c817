import { visitorIdMax } from '@parleykit/contract/limits'
import { validationTexts } from '@parleykit/contract/texts'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/index.ts'

/** The visitor that a request names in `X-Visitor-Id`. */
export function readVisitorId(request: FastifyRequest): string {
  const value = request.headers['x-visitor-id']
  const visitorId = typeof value === 'string' ? value.trim() : ''
  if (visitorId === '' || visitorId.length > visitorIdMax) {
    throw new ApiError('validation_failed', `${validationTexts.visitorIdRequired} in the X-Visitor-Id header`)
  }
  return visitorId
}
