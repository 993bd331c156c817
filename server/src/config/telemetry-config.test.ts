import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/' }

test('nothing is sent without an endpoint, or where OpenTelemetry is switched off, whatever else is set', () => {
  const forCluster = { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_SAMPLER: 'xray' }
  expect(readConfig(forCluster).telemetry).toBeNull()
  expect(readConfig({ ...forCluster, ...endpoint, OTEL_SDK_DISABLED: 'true' }).telemetry).toBeNull()
  const none = { OTEL_TRACES_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' }
  expect(readConfig({ ...endpoint, ...none }).telemetry).toBeNull()
})

test('an endpoint is enough', () => {
  expect(readConfig(endpoint).telemetry).toEqual({
    tracesUrl: 'https://collector.example:4318/v1/traces',
    logsUrl: 'https://collector.example:4318/v1/logs',
    headers: {},
    resource: { 'service.name': 'parleykit' },
    sampler: { name: 'parentbased_always_on', share: 1 },
    followsProxies: false,
  })
  const apart = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://traces/in', OTEL_LOGS_EXPORTER: 'none' }
  expect(readConfig({ ...endpoint, ...apart }).telemetry).toMatchObject({
    ...{ tracesUrl: 'http://traces/in', logsUrl: null },
  })
})

test('what is wrong is said in one sentence each, and no header is repeated', () => {
  const wrong = {
    ...endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'very-secret',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_RESOURCE_ATTRIBUTES: 'a=%zz',
    OTEL_TRACES_SAMPLER: 'xray',
    OTEL_TRACES_SAMPLER_ARG: '2',
    OTEL_TRACES_EXPORTER: 'console',
  }
  const said = () => readConfig(wrong)
  for (const part of [
    'has 6 invalid values',
    'OTEL_EXPORTER_OTLP_HEADERS: must be pairs such as',
    'OTEL_EXPORTER_OTLP_PROTOCOL: must be http/protobuf',
    'OTEL_RESOURCE_ATTRIBUTES: must be pairs',
    'OTEL_TRACES_SAMPLER: must be one of: always_on',
    'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1',
    'OTEL_TRACES_EXPORTER: must be one of: otlp, none',
  ])
    expect(said).toThrow(part)
  expect(said).not.toThrow('very-secret')
  expect(() => readConfig({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a=b%0D%0Ac' })).toThrow('HEADERS')
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' })).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT: must be a URL that starts with https:\/\/ or http:\/\/$/,
  )
})
