import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('originals lie in the database, or in a bucket with a key of its own or the one that the SDK finds', () => {
  expect(readConfig({}).objectStore).toBeNull()
  expect(readConfig({ S3_BUCKET: 'files' }).objectStore).toEqual({
    ...{ bucket: 'files', endpoint: null, region: 'us-east-1', key: null, takesNew: true },
  })
  const own = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'word' }
  expect(readConfig({ ...own, FILE_STORE: 'database' }).objectStore).toMatchObject({
    ...{ key: { id: 'id', secret: 'word' }, takesNew: false },
  })
})

test.each([
  [{ S3_SECRET_ACCESS_KEY: 'very-secret-word' }, 'also needs S3_BUCKET'],
  [{ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'very-secret-word' }, 'set both or neither'],
  [{ FILE_STORE: 's3' }, 'also needs S3_BUCKET'],
  [{ S3_BUCKET: 'files', S3_ENDPOINT: 'very-secret-word' }, 'S3_ENDPOINT'],
])('%j is refused, in words without its values', (environment, words) => {
  expect(() => readConfig(environment)).toThrow(words)
  expect(() => readConfig(environment)).not.toThrow('very-secret-word')
})
