import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Message, messagesOf, numberOf, readMessage, textOf } from './read-protobuf.ts'

export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  /** Empty where it is the first of its trace. */
  readonly parentId: string
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number>>
  /** Nanoseconds. */
  readonly start: bigint
  readonly end: bigint
  readonly isFault: boolean
  readonly resource: Readonly<Record<string, string | number>>
}

export interface CollectedLog {
  readonly traceId: string
  readonly spanId: string
  readonly severity: number
  readonly body: string
  readonly attributes: Readonly<Record<string, string | number>>
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string
  readonly spans: CollectedSpan[]
  readonly logs: CollectedLog[]
  /** Everything that came, as it came. */
  readonly bytes: Buffer[]
  readonly headers: (string | undefined)[]
  /** Requests that wait for an answer and weren't given up. */
  waiting: number
  /** How it answers from now on: as it should, with a status, or never. */
  behave(how: 'well' | 'silently' | number): void
  close(): Promise<void>
}

/** A collector of OpenTelemetry on a free port, by the protocol's own description: protobuf over HTTP. */
export async function openCollector(): Promise<Collector> {
  let how: 'well' | 'silently' | number = 'well'
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    collector.waiting++
    response.once('close', () => collector.waiting--)
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    collector.bytes.push(body)
    collector.headers.push(request.headers.authorization)
    if (how === 'silently') return
    if (how === 'well' && request.headers['content-type'] !== 'application/x-protobuf') {
      response.writeHead(415).end()
      return
    }
    if (how === 'well' && request.url === '/v1/traces') collector.spans.push(...spansOf(readMessage(body)))
    if (how === 'well' && request.url === '/v1/logs') collector.logs.push(...logsOf(readMessage(body)))
    response.writeHead(how === 'well' ? 200 : how, { 'content-type': 'application/x-protobuf' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const collector: Collector = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ spans: [], logs: [], bytes: [], headers: [], waiting: 0 },
    behave: (next) => {
      how = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return collector
}

/** The numbers are those of opentelemetry/proto/trace/v1/trace.proto. */
function spansOf(request: Message): CollectedSpan[] {
  return messagesOf(request, 1).flatMap((ofResource) => {
    const resource = attributesOf(messagesOf(ofResource, 1)[0], 1)
    const spans = messagesOf(ofResource, 2).flatMap((ofScope) => messagesOf(ofScope, 2))
    return spans.map((span) => ({
      ...{ traceId: hexOf(span, 1), spanId: hexOf(span, 2), parentId: hexOf(span, 4), name: textOf(span, 5) },
      attributes: attributesOf(span, 9),
      start: numberOf(span, 7),
      end: numberOf(span, 8),
      isFault: messagesOf(span, 15).some((status) => numberOf(status, 3) === 2n),
      resource,
    }))
  })
}

/** The numbers are those of opentelemetry/proto/logs/v1/logs.proto. */
function logsOf(request: Message): CollectedLog[] {
  const records = messagesOf(request, 1)
    .flatMap((ofResource) => messagesOf(ofResource, 2))
    .flatMap((ofScope) => messagesOf(ofScope, 2))
  return records.map((record) => ({
    ...{ traceId: hexOf(record, 9), spanId: hexOf(record, 10), severity: Number(numberOf(record, 2)) },
    body: messagesOf(record, 5).map((value) => textOf(value, 1))[0] ?? '',
    attributes: attributesOf(record, 6),
  }))
}

function hexOf(message: Message, field: number): string {
  const value = message.get(field)?.[0]
  return Buffer.isBuffer(value) ? value.toString('hex') : ''
}

function attributesOf(message: Message | undefined, field: number): Record<string, string | number> {
  const pairs = message ? messagesOf(message, field) : []
  return Object.fromEntries(
    pairs.map((pair) => {
      const value = messagesOf(pair, 2)[0] ?? new Map()
      return [textOf(pair, 1), value.has(1) ? textOf(value, 1) : Number(numberOf(value, 3))]
    }),
  )
}
