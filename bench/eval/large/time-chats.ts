import type { Agent } from '@parleykit/contract/agents/agents'
import type { JsonClient } from '../../../e2e/support/json-client.ts'
import { quantile } from '../measure-articles.ts'

export interface Times {
  readonly p50: number
  readonly p95: number
}

export interface ChatTimes {
  /** Milliseconds from the question to the first event. */
  readonly firstEvent: Times
  /** Milliseconds from the question to the end of the reply. */
  readonly wholeReply: Times
}

/** Puts questions to an agent over HTTP, one after the other, as long as `goOn`. */
export async function timeChats(
  owner: JsonClient,
  agent: Agent,
  questions: readonly string[],
  goOn: () => boolean = () => true,
): Promise<ChatTimes> {
  const first: number[] = []
  const whole: number[] = []
  for (const [number, message] of questions.entries()) {
    if (!goOn()) break
    // A visitor of its own for each, so that no question follows another; in the preview no credits end the run.
    const body = { visitorId: `bench-${number}`, message, preview: true }
    const { begun, response } = await owner.stream(`/api/public/chat-stream/${agent.publicId}`, body)
    if (!response.ok || !response.body) throw new Error(`The chat answered ${response.status}`)
    let firstAt: number | undefined
    let received = ''
    for await (const chunk of response.body) {
      firstAt ??= performance.now()
      received += Buffer.from(chunk).toString()
    }
    if (!received.includes('"done":true')) throw new Error(`The reply has no end: ${received.slice(-300)}`)
    first.push((firstAt ?? 0) - begun)
    whole.push(performance.now() - begun)
  }
  return { firstEvent: summarise(first), wholeReply: summarise(whole) }
}

export function summarise(times: readonly number[]): Times {
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}
