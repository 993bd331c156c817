import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Resource } from '@opentelemetry/resources'
import type { LoggerProvider } from '@opentelemetry/sdk-logs'
import type { Sampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TelemetryConfig } from '../../config/telemetry-config.ts'
import { type LogAttributes, logAttributes } from './catalogue.ts'
import { makeTracer } from './make-tracer.ts'
import { noTelemetry, type Telemetry } from './telemetry.ts'
import { type OnDelivery, watchDeliveries } from './watch-deliveries.ts'

/** Maximum time that shutdown waits for unsent data. */
const closeMs = 1500

/** Longer values are truncated; none of ours are. */
const limits = { attributeValueLengthLimit: 4000 }

export interface TelemetryPlace {
  readonly version: string
  /** Identifies this process if a server has several. */
  readonly worker: string | null
  readonly onDelivery: OnDelivery
}

/**
 * Opens the telemetry of this process. The libraries are loaded only if a collector is configured. They queue at most
 * 2,048 spans and as many lines, and drop the rest.
 */
export async function openTelemetry(
  config: TelemetryConfig | null,
  { version, worker, onDelivery }: TelemetryPlace,
): Promise<Telemetry> {
  if (config === null) return noTelemetry
  const [api, { parseTraceParent }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ])
  const resource = resourceFromAttributes({
    'service.version': version,
    'service.instance.id': randomUUID(),
    ...(worker !== null && { 'parleykit.worker': worker }),
    ...config.resource,
  })
  const deliveries = watchDeliveries(onDelivery)
  const traces = await openTraces(config, resource, deliveries)
  const logs = await openLogs(config, resource, deliveries)
  const readCaller = (traceparent: string) => {
    const from = parseTraceParent(traceparent)
    return from && api.isSpanContextValid(from) ? { ...from, isRemote: true } : null
  }
  const tracing = traces && makeTracer(api, traces.getTracer('parleykit', version), readCaller)
  const logger = logs?.getLogger('parleykit', version)
  let closing: Promise<void> | null = null
  return {
    ...noTelemetry,
    ...tracing,
    log({ level, atMs, message, attributes }) {
      const place = tracing?.place()
      logger?.emit({
        timestamp: atMs,
        severityNumber: severityOf(level, api.SeverityNumber),
        body: message,
        attributes: toNames(attributes),
        context: place
          ? api.trace.setSpanContext(api.ROOT_CONTEXT, {
              ...{ traceId: place.trace_id, spanId: place.span_id },
              traceFlags: tracing?.isTracing() ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
            })
          : api.ROOT_CONTEXT,
      })
    },
    lastDelivery: deliveries.last,
    close() {
      const end = () => Promise.allSettled([traces?.shutdown(), logs?.shutdown()])
      closing ??= Promise.race([end(), sleep(closeMs, undefined, { ref: false })]).then(() => {})
      return closing
    },
  }
}

type Deliveries = ReturnType<typeof watchDeliveries>

async function openTraces(
  { tracesUrl: url, headers, sampler }: TelemetryConfig,
  resource: Resource,
  deliveries: Deliveries,
): Promise<TracerProvider | null> {
  if (url === null) return null
  const { BatchSpanProcessor, TracerProvider, ...samplers } = await import('@opentelemetry/sdk-trace')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto')
  const exporter = deliveries.watch(new OTLPTraceExporter({ url, headers: { ...headers } }), 'traces')
  return new TracerProvider({
    resource,
    spanLimits: limits,
    sampler: samplerOf(samplers, sampler),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
}

async function openLogs(
  { logsUrl: url, headers }: TelemetryConfig,
  resource: Resource,
  deliveries: Deliveries,
): Promise<LoggerProvider | null> {
  if (url === null) return null
  const { BatchLogRecordProcessor, LoggerProvider } = await import('@opentelemetry/sdk-logs')
  const { OTLPLogExporter } = await import('@opentelemetry/exporter-logs-otlp-proto')
  const exporter = deliveries.watch(new OTLPLogExporter({ url, headers: { ...headers } }), 'logs')
  const processors = [new BatchLogRecordProcessor({ exporter })]
  return new LoggerProvider({ resource, logRecordLimits: limits, processors })
}

type Samplers = Pick<
  typeof import('@opentelemetry/sdk-trace'),
  'AlwaysOffSampler' | 'AlwaysOnSampler' | 'ParentBasedSampler' | 'TraceIdRatioBasedSampler'
>

function samplerOf(samplers: Samplers, { name, share }: TelemetryConfig['sampler']): Sampler {
  const root = name.endsWith('always_on')
    ? new samplers.AlwaysOnSampler()
    : name.endsWith('always_off')
      ? new samplers.AlwaysOffSampler()
      : new samplers.TraceIdRatioBasedSampler(share)
  return name.startsWith('parentbased_') ? new samplers.ParentBasedSampler({ root }) : root
}

/** Pino's levels: 10 trace, 20 debug, 30 info, 40 warn, 50 error, 60 fatal. */
function severityOf(
  level: number,
  severities: typeof import('@opentelemetry/api').SeverityNumber,
): import('@opentelemetry/api').SeverityNumber {
  if (level >= 60) return severities.FATAL
  if (level >= 50) return severities.ERROR
  if (level >= 40) return severities.WARN
  if (level >= 30) return severities.INFO
  return level >= 20 ? severities.DEBUG : severities.TRACE
}

function toNames(given: LogAttributes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(logAttributes).flatMap(([name, otelName]) => {
      const value = given[name as keyof LogAttributes]
      return value === undefined ? [] : [[otelName, value]]
    }),
  )
}
