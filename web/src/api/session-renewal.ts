import { ApiError } from './api-error.ts'

let renewals = 0
let renewal: Promise<void> | undefined

/** Sends a request whose response replaces this browser's session. */
export function renewSession<T>(send: () => Promise<T>): Promise<T> {
  const sent = send()
  renewal = sent.then(
    () => {
      renewals += 1
    },
    // The caller gets the error; the session stays the same.
    () => undefined,
  )
  return sent
}

/**
 * Sends a request, and sends it again with the new session if it is refused because its session was replaced meanwhile.
 */
export async function retryAfterRenewal<T>(send: () => Promise<T>): Promise<T> {
  const before = renewals
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    await renewal
    if (renewals === before) throw error
    return send()
  }
}
