import type { TelemetryConfig } from '../../config/telemetry-config.ts'
import { isRefusal, type Reach, statusOf } from './probe-http.ts'

/** `undelivered` where something answers that takes no telemetry there. */
export type CollectorReach = Reach | 'undelivered'

const worstFirst: readonly CollectorReach[] = ['refused', 'silent', 'undelivered']

/**
 * Whether the collector takes traces and logs with our headers, as far as they are sent: it is sent a delivery of nothing, which
 * the protocol has it take (OTLP 1, "OTLP/HTTP Response": a server should answer an empty request with success).
 */
export async function probeCollector({
  tracesUrl,
  logsUrl,
  headers,
}: TelemetryConfig): Promise<CollectorReach> {
  const urls = [tracesUrl, logsUrl].filter((url) => url !== null)
  const found = await Promise.all(urls.map((url) => deliverNothing(url, headers)))
  return worstFirst.find((each) => found.includes(each)) ?? 'ok'
}

async function deliverNothing(url: string, headers: TelemetryConfig['headers']): Promise<CollectorReach> {
  const protobuf = { ...headers, 'content-type': 'application/x-protobuf' }
  const status = await statusOf(url, { method: 'POST', headers: protobuf, body: '' })
  if (status === null) return 'silent'
  if (isRefusal(status)) return 'refused'
  return status >= 200 && status < 300 ? 'ok' : 'undelivered'
}
