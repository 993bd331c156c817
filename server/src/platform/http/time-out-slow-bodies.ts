import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerClientError } from './answer-client-error.ts'
import type { ListenerLimits } from './listener-limits.ts'

/** Maximum size of one socket read: the headers, and the beginning of the body. */
const readBytesMax = 64 * 1024

interface Coming {
  readonly response: ServerResponse
  readonly bytesBefore: number
  /** Milliseconds during which the body was late, not counting delays on the server's side. */
  waitedMs: number
}

export interface SlowBodies {
  watch(request: IncomingMessage, response: ServerResponse): void
  stop(): void
}

/**
 * Ends requests whose body arrives more slowly than the limits allow, with 408 if there is no response yet. A sender
 * that keeps to the rate may take long: a time limit alone would either cut off slow uploads or tolerate trickling.
 */
export function timeOutSlowBodies(
  limits: Pick<ListenerLimits, 'bodyMs' | 'bodyBytesPerSecond' | 'checkEveryMs'>,
): SlowBodies {
  const coming = new Map<IncomingMessage, Coming>()
  const check = () => {
    for (const [request, body] of coming) {
      if (request.complete || request.destroyed) coming.delete(request)
      // Data waiting here to be read doesn't count against the sender.
      else if (request.readableLength > 0) continue
      else {
        body.waitedMs += limits.checkEveryMs
        const bytes = Math.min(request.socket.bytesRead, request.socket.bytesRead - body.bytesBefore)
        if (body.waitedMs <= limits.bodyMs + (bytes / limits.bodyBytesPerSecond) * 1000) continue
        coming.delete(request)
        cut(request, body.response)
      }
    }
  }
  const timer = setInterval(check, limits.checkEveryMs).unref()
  return {
    watch(request, response) {
      if (request.complete) return
      coming.set(request, { response, bytesBefore: request.socket.bytesRead - readBytesMax, waitedMs: 0 })
      request.once('close', () => coming.delete(request))
    },
    stop: () => clearInterval(timer),
  }
}

function cut({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) socket.destroy()
  else answerClientError(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
}
