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
    'Address of an OpenTelemetry collector that gets traces and logs, such as http://127.0.0.1:4318; none without it.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url.describe(
    'Whole address for traces alone, where it is another one.',
  ),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: url.describe('Whole address for logs alone, where it is another one.'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Headers for the collector, such as authorization=Bearer%20secret, with commas between.'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .string()
    .default('http/protobuf')
    .describe('How the collector is spoken to: http/protobuf.'),
  OTEL_TRACES_EXPORTER: z.string().default('otlp').describe('otlp, or none: no traces are sent.'),
  OTEL_LOGS_EXPORTER: z.string().default('otlp').describe('otlp, or none: no logs are sent.'),
  OTEL_SERVICE_NAME: z
    .string()
    .optional()
    .describe('What this server is called there; parleykit by default.'),
  OTEL_RESOURCE_ATTRIBUTES: z
    .string()
    .optional()
    .describe('What else is said of this server, such as deployment.environment.name=production.'),
  OTEL_TRACES_SAMPLER: z
    .string()
    .default('parentbased_always_on')
    .describe('Which traces are sent, such as parentbased_traceidratio.'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .default('1')
    .describe(
      'Share of the traces that is sent by a sampler whose name ends in traceidratio: 0.1 for a tenth.',
    ),
  OTEL_PROPAGATORS: z
    .string()
    .default('none')
    .describe(
      'tracecontext where a proxy of TRUST_PROXY sets traceparent itself: its traces then go on here. Else none.',
    ),
  OTEL_SDK_DISABLED: z.string().default('false').describe('true: nothing is sent, whatever else is set.'),
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
      'needs http/protobuf, and the endpoint the collector’s port for HTTP, mostly 4318',
    ],
    ['OTEL_TRACES_EXPORTER', isExporter(values.OTEL_TRACES_EXPORTER), 'needs one of these words: otlp, none'],
    ['OTEL_LOGS_EXPORTER', isExporter(values.OTEL_LOGS_EXPORTER), 'needs one of these words: otlp, none'],
    ['OTEL_RESOURCE_ATTRIBUTES', isPairs(values.OTEL_RESOURCE_ATTRIBUTES), pairsNeeded],
    [
      'OTEL_TRACES_SAMPLER',
      samplerOf(values) !== undefined,
      `needs one of these words: ${samplers.join(', ')}`,
    ],
    ['OTEL_TRACES_SAMPLER_ARG', isShare, 'needs a number from 0 to 1, such as 0.1'],
  ]
  return checks.flatMap(([name, isRight, needs]) => (isRight ? [] : [`  ${name}: ${needs}`]))
}

const pairsNeeded =
  'needs pairs such as name=value, with commas between, and other signs as in addresses (%20)'

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
