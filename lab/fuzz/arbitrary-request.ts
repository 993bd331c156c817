import { api } from '@parleykit/contract/api'
import type { RouteDefinition } from '@parleykit/contract/base/route'
import fc from 'fast-check'
import { anyValue, fitting, hostileText, nearlyFitting } from './arbitrary-value.ts'

/** A request before it knows whose it is: `:name` and `known` are filled in from what an owner has. */
export interface FuzzRequest {
  readonly name: string
  readonly route: RouteDefinition
  readonly isSignedIn: boolean
  readonly method: string
  /** The value of each parameter of the path; null for one that the owner has. */
  readonly params: readonly (string | null)[]
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | null
  /** Sent instead of all else, as it is. */
  readonly raw: Uint8Array | null
}

const routes = Object.entries<RouteDefinition>(api)
/** Each would end the session that the others need; they come, but seldom. */
const endings = new Set(['deleteAccount', 'logout', 'signOutEverywhere', 'deleteAgent'])

const encode = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '')
const bytes = fc.uint8Array({ maxLength: 3000 })
const formHead = '--x\r\ncontent-disposition: form-data; name="file"; filename="'

const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      '__proto__/x',
      'application/json;;;=',
    ),
    'content-encoding': fc.constantFrom('gzip', 'identity', 'br', ''),
    accept: fc.constantFrom('*/*', 'text/event-stream', 'x', ''),
    origin: fc.constantFrom('null', 'https://example.com', 'x', 'http://['),
    host: fc.constantFrom('localhost', 'x', 'a:b:c', '['),
    'x-visitor-id': hostileText.map(toHeader),
    'x-visitor-token': hostileText.map(toHeader),
    'idempotency-key': hostileText.map(toHeader),
    'x-api-key': hostileText.map(toHeader),
    authorization: hostileText.map((text) => `Bearer ${toHeader(text)}`),
    'accept-language': hostileText.map(toHeader),
    'if-none-match': hostileText.map(toHeader),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1,2-3', 'x'),
    'x-forwarded-for': hostileText.map(toHeader),
  },
  { requiredKeys: [] },
)

/** Only what a header may hold reaches a server as one. */
function toHeader(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim()
}

/** Any request to any route of the contract: valid, nearly valid, invalid, or bytes that are no HTTP at all. */
export const arbitraryRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...routes.map(([name, route]) => ({
    weight: endings.has(name) ? 1 : 8,
    arbitrary: requestTo(name, route),
  })),
)

function requestTo(name: string, route: RouteDefinition): fc.Arbitrary<FuzzRequest> {
  const paramCount = route.path.match(/:\w+/g)?.length ?? 0
  const param = fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom(
      '1',
      '0',
      '-1',
      '9007199254740993',
      '%00',
      '%',
      '%ED%A0%80',
      '%2e%2e%2f',
      'x'.repeat(300),
    ),
  )
  return fc
    .record({
      isSignedIn: fc.boolean(),
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant<string>(route.method) },
        fc.constantFrom('GET', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
      ),
      params: fc.array(param, { minLength: paramCount, maxLength: paramCount }),
      query: queryOf(route),
      headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, headers),
      body: route.method === 'GET' ? fc.constant(null) : bodyOf(route),
      raw: fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, rawOf(route)),
    })
    .map((request) => ({
      name,
      route,
      ...request,
      headers: {
        'content-type': route.file ? 'multipart/form-data; boundary=x' : 'application/json',
        ...request.headers,
      },
    }))
}

function queryOf({ query }: RouteDefinition): fc.Arbitrary<string> {
  const wild = fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom('q', 'page', 'from', 'preview', '__proto__'), hostileText),
        hostileText,
      ),
    )
    .map((pairs) =>
      pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('=')).join('&'),
    )
  if (!query) return fc.oneof({ weight: 4, arbitrary: fc.constant('') }, wild)
  const known = fc.oneof(fitting(query), nearlyFitting(query)).map((value) => {
    const pairs = Object.entries(value ?? {}).map(([key, each]) => [
      key,
      (typeof each === 'string' ? each : (JSON.stringify(each) ?? '')).toWellFormed(),
    ])
    return new URLSearchParams(pairs).toString()
  })
  return fc.oneof(
    { weight: 3, arbitrary: known },
    wild,
    fc.constantFrom('%00=1', 'a=%ED%A0%80', '&&&=', 'q=%'),
  )
}

function bodyOf(route: RouteDefinition): fc.Arbitrary<Uint8Array> {
  const wild = [anyValue.map(encode), bytes]
  if (route.file) {
    const form = fc
      .tuple(hostileText, bytes)
      .map(([fileName, content]) =>
        Buffer.concat([
          Buffer.from(`${formHead}${fileName.replace(/[\r\n"]/g, '')}.md"\r\n\r\n`),
          Buffer.from(content),
          Buffer.from('\r\n--x--\r\n'),
        ]),
      )
    return fc.oneof({ weight: 3, arbitrary: form }, ...wild)
  }
  if (!route.body) return fc.oneof({ weight: 3, arbitrary: fc.constant(Buffer.alloc(0)) }, ...wild)
  return fc.oneof(
    { weight: 4, arbitrary: fitting(route.body).map(encode) },
    { weight: 4, arbitrary: nearlyFitting(route.body).map(encode) },
    ...wild,
    fc.constant(Buffer.from(`{"a":${'['.repeat(20_000)}`)),
  )
}

function rawOf({ method, path }: RouteDefinition): fc.Arbitrary<Uint8Array> {
  const line = `${method} ${path.replaceAll(/:\w+/g, '1')} HTTP/1.1\r\nhost: x\r\n`
  return fc.tuple(fc.boolean(), bytes).map(([isHttp, rest]) => {
    return Buffer.concat([Buffer.from(isHttp ? line : ''), Buffer.from(rest)])
  })
}
