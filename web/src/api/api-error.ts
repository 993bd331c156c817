import { apiErrorSchema, type ErrorCode } from '@parleykit/contract/base/errors'
import { offlineTexts } from './offline-texts.ts'

/** A non-OK response. `message` is "STATUS: body text", or "STATUS: status text" when the body is empty. */
export class ApiError extends Error {
  readonly status: number
  /** Undefined if the error is plain text or comes from a proxy in front of the server. */
  readonly code: ErrorCode | undefined
  /** The server's message for people; empty if it sent none. */
  readonly detail: string
  /** The request field that the error is about, such as `officeHours.text`; undefined if it is about none. */
  readonly field: string | undefined
  /** What a refused sign-in still requires, such as `code`; null for nothing. */
  readonly authStep: string | null

  constructor(status: number, statusText: string, body: string, authStep: string | null = null) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.authStep = authStep
    const parsed = readErrorBody(body)
    this.code = parsed?.code
    this.field = parsed?.field
    this.detail = parsed?.message ?? (looksLikeSentence(body) ? body : '')
  }
}

/** No response arrived. `message` is for people. */
export class ServerUnreachableError extends TypeError {
  constructor() {
    super(navigator.onLine ? offlineTexts.unreached : offlineTexts.offline)
  }
}

/** The catalog's sentence, followed by the server's details or the note that it couldn't be reached. */
export function withDetail(sentence: string, error: unknown): string {
  const detail =
    error instanceof ApiError ? error.detail : error instanceof ServerUnreachableError ? error.message : ''
  if (detail === '' || detail === sentence) return sentence
  return `${sentence}${/[.!?…]$/.test(sentence) ? '' : '.'} ${detail}`
}

function readErrorBody(body: string) {
  try {
    return apiErrorSchema.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** Don't show people a proxy's HTML page or stray JSON. */
function looksLikeSentence(body: string): boolean {
  return body.length <= 300 && !/^\s*[<{[]/.test(body)
}
