import { ApiError } from './api-error.ts'

let renewals = 0
let renewal: Promise<void> | undefined

/** Sends the request whose answer gives this browser another session in place of the one it has. */
export function renewSession<T>(send: () => Promise<T>): Promise<T> {
  const sent = send()
  renewal = sent.then(
    () => {
      renewals += 1
    },
    // Whoever asked hears of it; the session stays the same one.
    () => undefined,
  )
  return sent
}

/** Sends a request; one that is refused since its session was replaced under way is sent again with the new one. */
export async function sendThroughRenewal<T>(send: () => Promise<T>): Promise<T> {
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
