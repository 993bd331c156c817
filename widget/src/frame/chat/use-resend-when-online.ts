import { useEffect, useRef, useState } from 'react'
import { publicApiPath } from '../public-api/public-api.ts'
import type { ChatState } from './chat-state.ts'
import { waitToReconnect } from './wait-to-reconnect.ts'

/** After this time the visitor has probably moved on. */
const waitsMs = 5 * 60_000

/**
 * Sends the last question again once the unreachable server answers, for some minutes and unless the visitor continues
 * first. The idempotency key keeps the server from answering it twice.
 *
 * @returns whether a question waits
 */
export function useResendWhenOnline(
  publicId: string,
  { messages, turn }: ChatState,
  sendAgain: (text: string) => void,
): boolean {
  const last = messages.at(-1)
  const unreached = turn === null && last?.isUnreached ? last.id : null
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const send = useRef(sendAgain)
  send.current = sendAgain
  // The deadline, set at the first failure and not extended by another attempt.
  const until = useRef(0)
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    if (turn !== null) return
    if (unreached === null) {
      until.current = 0
      return
    }
    until.current ||= Date.now() + waitsMs
    setOver(false)
    const waiting = new AbortController()
    void waitForServer(publicId, until.current, waiting.signal).then((isThere) => {
      if (waiting.signal.aborted) return
      if (isThere) send.current(question)
      else setOver(true)
    })
    return () => waiting.abort()
  }, [publicId, turn, unreached, question])

  return unreached !== null && !isOver
}

/** Start with the delay used after this many failures: some seconds between two attempts. */
const failuresBefore = 8

/**
 * Waits until an agent's server answers again. Returns false after `until` (clock time in ms) or if `signal` aborts.
 */
async function waitForServer(publicId: string, until: number, signal: AbortSignal): Promise<boolean> {
  while (Date.now() < until) {
    await waitToReconnect(failuresBefore, signal)
    if (signal.aborted) return false
    if (await answers(publicId, signal)) return true
  }
  return false
}

/** Whether the server itself responds, even with a refusal, and not a gateway in front of it. */
async function answers(publicId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(publicApiPath('bots', publicId), { cache: 'no-store', signal })
    return status < 502 || status > 504
  } catch {
    return false
  }
}
