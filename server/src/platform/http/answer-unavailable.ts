import type { RequestListener } from 'node:http'
import { DomainError } from '../domain-error/index.ts'
import { bodyOf, statusOf } from './answers/status-of.ts'

const unavailable = new DomainError(
  'not_ready',
  'The server is briefly unavailable. Please try again soon.',
  {
    retryAfterSeconds: 5,
  },
)

/** Responds while there is no app behind the port: the process is up, everything else should be retried. */
export const answerUnavailable: RequestListener = (request, response) => {
  const isUp = request.url?.split('?', 1)[0] === '/healthz'
  response.writeHead(isUp ? 200 : statusOf(unavailable.code), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    // Visitor pages on other websites may read why they have to wait.
    'access-control-allow-origin': '*',
    ...(!isUp && { 'retry-after': String(unavailable.retryAfterSeconds) }),
  })
  response.end(JSON.stringify(isUp ? { status: 'ok' } : bodyOf(unavailable)))
}
