import { Readable } from 'node:stream'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { ObjectStoreConfig } from '../../config/object-store-config.ts'
import type { ProbeResult } from '../probes/index.ts'
import { ObjectMissing, type ObjectStore } from './object-store.ts'
import { ObjectStoreError } from './object-store-error.ts'

/** Timeouts in milliseconds: to connect, for silence on a connection, and for a whole call with its retry. */
export const objectStoreTimes = { connectMs: 3000, silenceMs: 10_000, callMs: 90_000, probeMs: 4000 }

const tries = 2

/** Key of the object that is stored and deleted as a test. */
const probeKey = 'parleykit-probe'

/** Opens the configured S3-compatible store, or returns null. The client is loaded only if there is one. */
export async function openObjectStore(
  config: ObjectStoreConfig | null,
  times = objectStoreTimes,
): Promise<ObjectStore | null> {
  if (config === null) return null
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  )
  const client = new S3Client(optionsOf(config, times))
  const { bucket: Bucket } = config
  const put = (Key: string, Body: Uint8Array, sha256: Buffer | null, limitMs: number) =>
    client.send(
      new PutObjectCommand({
        ...{ Bucket, Key, Body, ContentType: 'application/octet-stream' },
        ...(sha256 && { ChecksumSHA256: sha256.toString('base64') }),
      }),
      { abortSignal: AbortSignal.timeout(limitMs) },
    )
  const remove = (Key: string, limitMs: number) =>
    client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal: AbortSignal.timeout(limitMs) })

  return {
    async put(key, bytes, sha256) {
      await plainly(put(key, bytes, sha256, times.callMs))
    },
    async *read(key, start) {
      const Range = start > 0 ? `bytes=${start}-` : undefined
      const { Body } = await plainly(client.send(new GetObjectCommand({ Bucket, Key: key, Range })))
      if (!(Body instanceof Readable)) throw new ObjectStoreError('NoBody')
      try {
        for await (const chunk of Body) yield chunk
      } catch (error) {
        throw told(error)
      }
    },
    async remove(key) {
      await plainly(remove(key, times.callMs))
    },
    async probe() {
      try {
        await plainly(put(probeKey, Buffer.from('?'), null, times.probeMs))
        await plainly(remove(probeKey, times.probeMs))
        return 'ok'
      } catch (error) {
        return reachOf(error)
      }
    },
    close: () => client.destroy(),
  }
}

function optionsOf(
  { region, endpoint, key }: ObjectStoreConfig,
  { connectMs, silenceMs, callMs }: typeof objectStoreTimes,
): S3ClientConfig {
  return {
    region,
    // Other stores rarely have a DNS name per bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    maxAttempts: tries,
    // We send and compare our own checksums. Many stores don't support those that the SDK would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      requestTimeout: callMs,
      throwOnRequestTimeout: true,
    },
  }
}

async function plainly<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    throw told(error)
  }
}

/** The fields kept of an SDK error, which may include the signed request. */
function told(error: unknown): Error {
  if (error instanceof ObjectStoreError || error instanceof ObjectMissing) return error
  if (!(error instanceof Error)) return new ObjectStoreError('unknown')
  const status = statusOf(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const kind = error.name === 'Error' && code !== null ? code : error.name
  if (kind === 'NoSuchKey') return new ObjectMissing('An original is missing from the store of files')
  return new ObjectStoreError(kind, status)
}

function statusOf(error: Error): number | null {
  const metadata = '$metadata' in error ? error.$metadata : null
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return null
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : null
}

function reachOf(error: unknown): ProbeResult {
  if (!(error instanceof ObjectStoreError)) return 'silent'
  if (error.fault === 'CredentialsProviderError') return 'refused'
  return error.status !== null && error.status >= 400 && error.status < 500 ? 'refused' : 'silent'
}
