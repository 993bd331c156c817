import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * How a store behaves from now on; `cut`: it ends the connection in the middle of what it sends, `damaging`: it keeps
 * something else than it was given.
 */
export type Mood = 'well' | 'failing' | 'silent' | 'refusing' | 'cut' | 'damaging'

export interface TestObjectStore {
  /** What a server is configured with. */
  readonly environment: Record<string, string>
  /** What lies in it, by the keys. */
  readonly objects: Map<string, Buffer>
  /** Each request that it took, such as `PUT originals/…`, with what it answered. */
  readonly requests: string[]
  /** How it answers; a list of methods says to what alone. */
  behave(mood: Mood, methods?: readonly string[]): void
  close(): Promise<void>
}

/**
 * A server with the part of S3's interface that the product uses, by the specification of signature version 4: a request whose
 * signature, hash of the body or checksum isn't right is refused, as S3 does. No package of npm checks them.
 */
export async function openTestObjectStore(): Promise<TestObjectStore> {
  const key = { id: `key${randomBytes(8).toString('hex')}`, secret: randomBytes(24).toString('base64url') }
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  let mood: Mood = 'well'
  let moody: readonly string[] | null = null
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const now: Mood = moody?.includes(request.method ?? '') === false ? 'well' : mood
    if (now === 'silent') return
    const [, bucket, ...parts] = decodeURIComponent(request.url?.split('?')[0] ?? '').split('/')
    const name = parts.join('/')
    response.on('close', () => requests.push(`${request.method} ${name} ${response.statusCode}`))
    if (now === 'failing') return refuse(response, 500, 'InternalError')
    const fault = now === 'refusing' ? 'AccessDenied' : findFault(request, body, key)
    if (fault !== null) return refuse(response, fault === 'BadDigest' ? 400 : 403, fault)
    if (bucket !== 'originals-test') return refuse(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(name, now === 'damaging' ? Buffer.alloc(body.byteLength) : body)
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(name)
      return response.writeHead(204).end()
    }
    const object = objects.get(name)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    send(request, response, object, now === 'cut')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    environment: {
      S3_BUCKET: 'originals-test',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'eu-test-1',
      S3_ACCESS_KEY_ID: key.id,
      S3_SECRET_ACCESS_KEY: key.secret,
    },
    ...{ objects, requests },
    behave: (next, methods) => {
      mood = next
      moody = methods ?? null
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function send(request: IncomingMessage, response: ServerResponse, object: Buffer, isCut: boolean): void {
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  const rest = object.subarray(start)
  response.writeHead(start > 0 ? 206 : 200, { 'content-length': rest.byteLength })
  if (!isCut) response.end(rest)
  else response.write(rest.subarray(0, Math.ceil(rest.byteLength / 2)), () => response.destroy())
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** What S3 refuses of a request by its signature; null where it is right. */
function findFault(
  request: IncomingMessage,
  body: Buffer,
  key: { readonly id: string; readonly secret: string },
): string | null {
  const { headers } = request
  const [, id, scope, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (id === undefined || scope === undefined || signed === undefined) return 'AccessDenied'
  if (id !== key.id) return 'InvalidAccessKeyId'
  const [day = '', region = '', service = '', end = ''] = scope.split('/')
  const contentHash = String(headers['x-amz-content-sha256'])
  if (contentHash !== sha256(body).toString('hex')) return 'XAmzContentSHA256Mismatch'
  const checksum = headers['x-amz-checksum-sha256']
  if (checksum !== undefined && checksum !== sha256(body).toString('base64')) return 'BadDigest'
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
  searchParams.sort()
  const canonical = [
    ...[request.method, pathname, searchParams.toString()],
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', signed, contentHash],
  ].join('\n')
  const date = String(headers['x-amz-date'])
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical).toString('hex')].join('\n')
  const signingKey = [day, region, service, end].reduce<Buffer | string>(hmac, `AWS4${key.secret}`)
  const isRight = region === 'eu-test-1' && hmac(signingKey, toSign).toString('hex') === signature
  return isRight ? null : 'SignatureDoesNotMatch'
}
