import type { TelemetryConfig } from '../../config/telemetry-config.ts'
import { probeHttp, type Reach } from './probe-http.ts'

/** Whether the collector of traces and logs answers and takes the headers; nothing is left there. */
export async function probeCollector({ tracesUrl, logsUrl, headers }: TelemetryConfig): Promise<Reach> {
  const url = tracesUrl ?? logsUrl
  return url === null ? 'ok' : probeHttp(url, headers)
}
