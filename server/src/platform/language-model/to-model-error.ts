import { APICallError } from '@ai-sdk/provider'
import { ModelError } from './model-error.ts'

/** Maps any provider error to the closed set. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (!APICallError.isInstance(error)) return new ModelError('unreadable')
  const { statusCode } = error
  if (statusCode === undefined) return new ModelError('unreachable')
  if (statusCode === 401 || statusCode === 403) return new ModelError('unauthorized', statusCode)
  if (statusCode === 429) return new ModelError('rate_limited', statusCode)
  if (statusCode >= 500) return new ModelError('server_error', statusCode)
  return new ModelError(statusCode >= 400 ? 'rejected' : 'unreadable', statusCode)
}
