import { APICallError } from '@ai-sdk/provider'
import { z } from 'zod'
import { FetchFault } from '../fetch-public-url/index.ts'
import { ModelError, type ModelErrorReason } from './model-error.ts'

/** Maps any error of a provider's package to the closed set. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (hasCause(error, (cause) => cause instanceof FetchFault)) return new ModelError('unreachable')
  if (APICallError.isInstance(error)) {
    const { statusCode, responseBody = '' } = error
    if (statusCode === undefined) return new ModelError('unreachable')
    return new ModelError(reasonOf(statusCode, responseBody), statusCode)
  }
  // An error that a provider reports within a stream.
  const reported = reportedError.safeParse(error).data
  return new ModelError(reported ? reasonSaid(reported) : 'unreadable')
}

/** Why a response with this status and body is no answer. */
export function reasonOf(status: number, body: string): ModelErrorReason {
  if (status < 400) return 'unreadable'
  const said = reasonSaid(body)
  if (said !== 'unreadable' && said !== 'server_error') return said
  return byStatus[status] ?? (status >= 500 ? 'server_error' : 'rejected')
}

/** Whether an error, or what caused it, is such an error. */
export function hasCause(error: unknown, isSuch: (error: Error) => boolean): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (isSuch(at)) return true
  return false
}

const byStatus: Readonly<Record<number, ModelErrorReason>> = {
  401: 'unauthorized',
  402: 'no_credit',
  403: 'unauthorized',
  404: 'no_such_model',
  429: 'rate_limited',
}

/** Codes of providers that say more than the status. Messages aren't read, since they may repeat the question. */
const byCode: ReadonlyMap<string, ModelErrorReason> = new Map([
  ['insufficient_quota', 'no_credit'],
  ['billing_error', 'no_credit'],
  ['API_KEY_INVALID', 'unauthorized'],
  ['model_not_found', 'no_such_model'],
  ['invalid_model', 'no_such_model'],
  ['DeploymentNotFound', 'no_such_model'],
  ['rate_limit_exceeded', 'rate_limited'],
  ['rate_limit_error', 'rate_limited'],
  ['RESOURCE_EXHAUSTED', 'rate_limited'],
  ['overloaded_error', 'server_error'],
  ['api_error', 'server_error'],
  ['server_error', 'server_error'],
  ['UNAVAILABLE', 'server_error'],
  ['INTERNAL', 'server_error'],
])
/** Anthropic answers 400 without a code of its own. */
const creditTooLow = 'Your credit balance is too low'

const text = z.string().optional().catch(undefined)
const providerError = z.object({
  ...{ code: text, type: text, status: text, message: text },
  details: z.array(z.object({ reason: text }).catch({})).catch([]),
})
type ReportedError = z.output<typeof providerError>

const reportedError = z.union([
  z.object({ error: providerError }).transform(({ error }) => error),
  z.object({ data: z.object({ error: providerError }) }).transform(({ data }) => data.error),
  providerError,
])

function reasonSaid(body: string | ReportedError): ModelErrorReason {
  const said = typeof body === 'string' ? parse(body) : body
  if (!said) return 'unreadable'
  const codes = [said.code, said.type, said.status, ...said.details.map(({ reason }) => reason)]
  for (const code of codes) {
    const reason = code === undefined ? undefined : byCode.get(code)
    if (reason) return reason
  }
  return said.message?.startsWith(creditTooLow) ? 'no_credit' : 'unreadable'
}

function parse(body: string): ReportedError | undefined {
  try {
    return reportedError.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
