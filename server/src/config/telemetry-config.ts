import { z } from 'zod'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
type SamplerName = (typeof samplers)[number]

const url = z.url({ protocol: /^https?$/ }).optional()

/**
 * The standard variables of OpenTelemetry. Many are set for whole clusters, so what they say is looked at only where the
 * first one has traces and logs sent.
 */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url.describe(
    'URL of an OpenTelemetry collector for traces and logs, such as http://127.0.0.1:4318. If unset, nothing is sent.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url.describe('Full URL for traces, if different.'),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: url.describe('Full URL for logs, if different.'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Headers for the collector, such as authorization=Bearer%20secret, separated by commas.'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.string().default('http/protobuf').describe('Protocol: http/protobuf.'),
  OTEL_TRACES_EXPORTER: z.string().default('otlp').describe('otlp, or none to send no traces.'),
  OTEL_LOGS_EXPORTER: z.string().default('otlp').describe('otlp, or none to send no logs.'),
  OTEL_SERVICE_NAME: z.string().optional().describe('Service name; parleykit by default.'),
  OTEL_RESOURCE_ATTRIBUTES: z
    .string()
    .optional()
    .describe('Other resource attributes, such as deployment.environment.name=production.'),
  OTEL_TRACES_SAMPLER: z
    .string()
    .default('parentbased_always_on')
    .describe('Trace sampler, such as parentbased_traceidratio.'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .default('1')
    .describe('Sampling ratio for samplers whose name ends in traceidratio: 0.1 for 10%.'),
  OTEL_PROPAGATORS: z
    .string()
    .default('none')
    .describe(
      'tracecontext to continue traces from a trusted proxy that sets traceparent (see TRUST_PROXY); otherwise none.',
    ),
  OTEL_SDK_DISABLED: z.string().default('false').describe('true disables all telemetry.'),
}

type TelemetryVariables = z.infer<z.ZodObject<typeof telemetryVariables>>

export interface TelemetryConfig {
  /** Whole addresses; null where that kind isn't sent. */
  readonly tracesUrl: string | null
  readonly logsUrl: string | null
  /** They may be secret. */
  readonly headers: Readonly<Record<string, string>>
  /** What is said of this server, with its name. */
  readonly resource: Readonly<Record<string, string>>
  readonly sampler: { readonly name: SamplerName; readonly share: number }
  /** Whether a traceparent of the proxies of TRUST_PROXY is gone on with. */
  readonly followsProxies: boolean
}

/** What is wrong with the variables where they matter, a sentence each; no value is repeated. */
export function findTelemetryProblems(values: TelemetryVariables): string[] {
  if (!isOn(values)) return []
  const share = Number(values.OTEL_TRACES_SAMPLER_ARG)
  const isShare = values.OTEL_TRACES_SAMPLER_ARG.trim() !== '' && share >= 0 && share <= 1
  const isPairs = (list: string | undefined) => pairsOf(list ?? '') !== null
  const checks: readonly (readonly [name: keyof TelemetryVariables, isRight: boolean, needs: string])[] = [
    ['OTEL_EXPORTER_OTLP_HEADERS', isPairs(values.OTEL_EXPORTER_OTLP_HEADERS), pairsNeeded],
    [
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      values.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/protobuf',
      'must be http/protobuf; the endpoint needs the collector’s HTTP port, usually 4318',
    ],
    ['OTEL_TRACES_EXPORTER', isExporter(values.OTEL_TRACES_EXPORTER), 'must be one of: otlp, none'],
    ['OTEL_LOGS_EXPORTER', isExporter(values.OTEL_LOGS_EXPORTER), 'must be one of: otlp, none'],
    ['OTEL_RESOURCE_ATTRIBUTES', isPairs(values.OTEL_RESOURCE_ATTRIBUTES), pairsNeeded],
    ['OTEL_TRACES_SAMPLER', samplerOf(values) !== undefined, `must be one of: ${samplers.join(', ')}`],
    ['OTEL_TRACES_SAMPLER_ARG', isShare, 'must be a number from 0 to 1, such as 0.1'],
  ]
  return checks.flatMap(([name, isRight, needs]) => (isRight ? [] : [`  ${name}: ${needs}`]))
}

const pairsNeeded =
  'must be pairs such as name=value, separated by commas, with special characters URL-encoded (%20)'

/** Null where nothing is sent. */
export function toTelemetryConfig(values: TelemetryVariables): TelemetryConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values
  if (!isOn(values) || !endpoint) return null
  const addressOf = (path: string, exporter: string, own: string | undefined) =>
    exporter === 'none' ? null : (own ?? `${endpoint.replace(/(?<!\/)\/+$/, '')}/${path}`)
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ofTraces, OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: ofLogs } = values
  const tracesUrl = addressOf('v1/traces', values.OTEL_TRACES_EXPORTER, ofTraces)
  const logsUrl = addressOf('v1/logs', values.OTEL_LOGS_EXPORTER, ofLogs)
  if (tracesUrl === null && logsUrl === null) return null
  const said = pairsOf(values.OTEL_RESOURCE_ATTRIBUTES ?? '') ?? {}
  return {
    tracesUrl,
    logsUrl,
    headers: pairsOf(values.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
    resource: {
      'service.name': 'parleykit',
      ...said,
      ...(values.OTEL_SERVICE_NAME && { 'service.name': values.OTEL_SERVICE_NAME }),
    },
    sampler: {
      name: samplerOf(values) ?? 'parentbased_always_on',
      share: Number(values.OTEL_TRACES_SAMPLER_ARG),
    },
    followsProxies: values.OTEL_PROPAGATORS.split(',').some((each) => each.trim() === 'tracecontext'),
  }
}

const isOn = (values: TelemetryVariables) =>
  Boolean(values.OTEL_EXPORTER_OTLP_ENDPOINT) && values.OTEL_SDK_DISABLED.toLowerCase() !== 'true'

const isExporter = (value: string) => value === 'otlp' || value === 'none'

const samplerOf = ({ OTEL_TRACES_SAMPLER: name }: TelemetryVariables) =>
  samplers.find((each) => each === name)

/** `name=value,name=value`, percent-encoded as the specification has it; null where it isn't that. */
function pairsOf(list: string): Record<string, string> | null {
  const pairs: Record<string, string> = {}
  for (const pair of list.split(',')) {
    if (pair.trim() === '') continue
    const [, name, value] = /^\s*([^\s=]+)\s*=(.*)$/.exec(pair) ?? []
    if (name === undefined || value === undefined) return null
    try {
      const said = decodeURIComponent(value.trim())
      if (/\p{Cc}/u.test(said)) return null
      pairs[decodeURIComponent(name)] = said
    } catch {
      return null
    }
  }
  return pairs
}
