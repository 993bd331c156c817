import type { TelemetryConfig } from '../../config/telemetry-config.ts'
import { isRefusal, type ProbeResult, statusOf } from './probe-http.ts'

/** `undelivered` if the server responds but doesn't accept telemetry there. */
export type CollectorProbeResult = ProbeResult | 'undelivered'

const worstFirst: readonly CollectorProbeResult[] = ['refused', 'silent', 'undelivered']

/**
 * Whether the collector accepts traces and logs with our headers, as far as they are enabled. It is sent an empty
 * request, which the protocol requires it to accept (OTLP 1, "OTLP/HTTP Response": a server should answer an empty
 * request with success).
 */
export async function probeCollector({
  tracesUrl,
  logsUrl,
  headers,
}: TelemetryConfig): Promise<CollectorProbeResult> {
  const urls = [tracesUrl, logsUrl].filter((url) => url !== null)
  const found = await Promise.all(urls.map((url) => deliverNothing(url, headers)))
  return worstFirst.find((each) => found.includes(each)) ?? 'ok'
}

async function deliverNothing(
  url: string,
  headers: TelemetryConfig['headers'],
): Promise<CollectorProbeResult> {
  const protobuf = { ...headers, 'content-type': 'application/x-protobuf' }
  const status = await statusOf(url, { method: 'POST', headers: protobuf, body: '' })
  if (status === null) return 'silent'
  if (isRefusal(status)) return 'refused'
  return status >= 200 && status < 300 ? 'ok' : 'undelivered'
}
