import type { Duplex } from 'node:stream'
import type { ApiErrorBody } from '@parleykit/contract/base/errors'

/** How long remaining input is read and discarded: closing with unread bytes would discard the response. */
const lingerMs = 1000

/** Responds to requests that aren't HTTP, have too long headers or arrive too slowly, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
  const { status, message } = faults[error.code ?? ''] ?? badRequest
  const body: ApiErrorBody = { message, error: message, code: 'validation_failed' }
  const text = JSON.stringify(body)
  if (!socket.writable) {
    socket.destroy(error)
    return
  }
  socket.on('error', () => {}) // the caller may be gone
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n` +
      `content-type: application/json; charset=utf-8\r\nconnection: close\r\n\r\n${text}`,
  )
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.once('close', () => clearTimeout(timer))
}

const badRequest = { status: '400 Bad Request', message: "The request isn't valid HTTP" }

const faults: Record<string, { status: string; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'The request took too long' },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: "The request's headers are too large",
  },
}
