import { APICallError } from '@ai-sdk/provider'
import { ModelFault } from './model-fault.ts'

/** Any error of a provider as one of the closed list. */
export function toModelFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error
  if (!APICallError.isInstance(error)) return new ModelFault('unreadable')
  const { statusCode } = error
  if (statusCode === undefined) return new ModelFault('unreachable')
  if (statusCode === 401 || statusCode === 403) return new ModelFault('unauthorized', statusCode)
  if (statusCode === 429) return new ModelFault('rate_limited', statusCode)
  if (statusCode >= 500) return new ModelFault('server_error', statusCode)
  return new ModelFault(statusCode >= 400 ? 'rejected' : 'unreadable', statusCode)
}
