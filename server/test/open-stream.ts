import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { createParser } from 'eventsource-parser'

export interface ReadEvent {
  readonly id: string | undefined
  readonly event: ChatEvent
}

export interface OpenStream {
  readonly status: number
  /** What has arrived so far. */
  readonly events: ReadEvent[]
  readonly lastEventId: string | undefined
  readonly text: string
  /** Reads on until it holds; rejects where the stream ends before. */
  until(holds: () => boolean): Promise<void>
  /** Reads to the end. */
  toEnd(): Promise<void>
  /** Ends the connection. */
  cut(): void
}

/** Characters of a stream that ended too early: its last ones tell why. */
const lastShown = 500

/** A chat stream that a test reads as far as it likes. */
export async function openStream(url: string, init: RequestInit = {}): Promise<OpenStream> {
  const connection = new AbortController()
  const response = await fetch(url, { ...init, signal: connection.signal })
  const events: ReadEvent[] = []
  const parser = createParser({ onEvent: ({ id, data }) => events.push({ id, event: JSON.parse(data) }) })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  async function readOn(): Promise<boolean> {
    const { done, value = '' } = (await reader?.read()) ?? { done: true }
    received = (received + value).slice(-lastShown)
    parser.feed(value)
    return !done
  }
  return {
    status: response.status,
    events,
    get lastEventId() {
      return events.at(-1)?.id
    },
    get text() {
      return textOf(events)
    },
    async until(holds) {
      while (!holds())
        if (!(await readOn())) throw new Error(`The stream ended before: ${response.status} … ${received}`)
    },
    async toEnd() {
      while (await readOn());
    },
    cut: () => connection.abort(),
  }
}

/** All text of an answer, in however many streams it came. */
export function textOf(events: readonly ReadEvent[]): string {
  return events.map(({ event }) => event.delta ?? '').join('')
}
