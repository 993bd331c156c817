import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePng } from '../../../test/write-png.ts'
import { createImages } from './index.ts'

const images = createImages()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parleykit-images-'))
})
afterAll(async () => {
  await images.close()
  await rm(folder, { recursive: true })
})

async function reencode(bytes: Uint8Array, decoder = images): Promise<Buffer> {
  const path = join(folder, 'picture')
  await writeFile(path, bytes)
  const file = await open(path, 'r')
  try {
    return await decoder.reencode({ descriptor: file.fd }, { width: 512, height: 512, fit: 'cover' })
  } finally {
    await file.close()
  }
}

/** One red pixel on a canvas of so many. */
function gif(canvas: number, frame = 1): Buffer {
  const bytes = Buffer.from('R0lGODlhAQABAPAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
  bytes.writeUInt16LE(canvas, 6)
  bytes.writeUInt16LE(canvas, 8)
  bytes.writeUInt16LE(frame, 32)
  bytes.writeUInt16LE(frame, 34)
  return bytes
}

const isWebp = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.includes('WEBP')

test.each([
  ['PNG', writePng(300, 200)],
  ['PNG of a telephone', writePng(5000, 4900)],
  ['GIF', gif(1)],
])('a %s becomes a square WebP', async (_name, bytes) => {
  expect(isWebp(await reencode(bytes))).toBe(true)
})

test.each([
  ['a PNG of 400 million pixels', writePng(20_000, 20_000, Buffer.alloc(1)), 'too_large'],
  ['a GIF with a huge canvas', gif(65_535), 'too_large'],
  ['a GIF with a huge picture on a small canvas', gif(1, 65_535), 'too_large'],
  ['a PNG that ends too early', writePng(300, 300).subarray(0, 60), 'unreadable_file'],
  ['a PNG that says it is smaller', writePng(0, 10), 'unreadable_file'],
  ['words', Buffer.from('Only words.'), 'unsupported_media_type'],
])('refuses %s', async (_name, bytes, code) => {
  await expect(reencode(bytes)).rejects.toMatchObject({ code })
})

test('says what to do with a drawing', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')
  await expect(reencode(drawing)).rejects.toMatchObject({
    code: 'unsupported_media_type',
    message: expect.stringContaining('save it as a PNG'),
  })
})

test('refuses what comes when it is closed', async () => {
  const closed = createImages()
  await closed.close()
  await expect(reencode(writePng(3, 3), closed)).rejects.toMatchObject({ code: 'not_ready' })
})
