import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestObjectStore, type TestObjectStore } from '../../../test/open-object-store.ts'
import { readConfig } from '../../config/config.ts'
import { ObjectMissing, ObjectStoreError, objectStoreTimes, openObjectStore } from './index.ts'

let server: TestObjectStore
beforeAll(async () => {
  server = await openTestObjectStore()
})
afterAll(() => server.close())
beforeEach(() => server.behave('well'))

/** A store that takes silence for an end within a moment. */
async function open(environment: Record<string, string> = {}) {
  const config = readConfig({ ...server.environment, ...environment }).objectStore
  const store = await openObjectStore(config, { ...objectStoreTimes, silenceMs: 200, probeMs: 1000 })
  if (!store) throw new Error('There is no store')
  return store
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

test('what is put is read from any byte on, and is gone when it was removed, twice too', async () => {
  const store = await open()
  const bytes = Buffer.from('Größe & more')
  await store.put('a/b c+ü', bytes, digest(bytes))
  expect((await buffer(store.read('a/b c+ü', 0))).equals(bytes)).toBe(true)
  expect((await buffer(store.read('a/b c+ü', 3))).equals(bytes.subarray(3))).toBe(true)
  await store.remove('a/b c+ü')
  await store.remove('a/b c+ü')
  await expect(buffer(store.read('a/b c+ü', 0))).rejects.toThrow(ObjectMissing)
  store.close()
})

test('bytes that aren’t those of their checksum are refused', async () => {
  const store = await open()
  await expect(store.put('wrong', Buffer.from('a'), digest(Buffer.from('b')))).rejects.toMatchObject({
    ...{ fault: 'BadDigest', status: 400 },
  })
  expect(server.objects.has('wrong')).toBe(false)
  store.close()
})

test.each([
  ['another secret', { S3_SECRET_ACCESS_KEY: 'another' }, 'refused'],
  ['another key', { S3_ACCESS_KEY_ID: 'another' }, 'refused'],
  ['another region', { S3_REGION: 'us-east-1' }, 'refused'],
  ['another bucket', { S3_BUCKET: 'another' }, 'refused'],
  ['nobody there', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'silent'],
  ['what is right', {}, 'ok'],
] as const)('a probe with %s tells so', async (_, environment, reach) => {
  const store = await open(environment)
  expect(await store.probe()).toBe(reach)
  expect(server.objects.size).toBe(0)
  store.close()
})

test('a store that says nothing is away after a while, for each call', async () => {
  const store = await open()
  server.behave('silent')
  expect(await store.probe()).toBe('silent')
  await expect(store.put('a', Buffer.from('a'), digest(Buffer.from('a')))).rejects.toThrow(ObjectStoreError)
  await expect(store.remove('a')).rejects.toThrow(ObjectStoreError)
  await expect(buffer(store.read('a', 0))).rejects.toMatchObject({ retryAfterSeconds: 30, code: 'not_ready' })
  store.close()
})
