import type { Canvas } from '@napi-rs/canvas'
import { afterAll, expect, it, test } from 'vitest'
import { drawScan, turnScan, writeScannedPdf } from '../../../test/documents/draw-scan.ts'
import { recognizeBytes } from '../../../test/extract-bytes.ts'
import { writePng } from '../../../test/write-png.ts'
import { createExtraction, type ExtractionFailure } from './index.ts'

const extraction = createExtraction({ maxMilliseconds: 120_000 })
afterAll(() => extraction.close())

const lines = [
  'Bicycles are rented from April to October.',
  'A day costs 19.50 euros, a weekend 34 euros.',
  'Helmets and locks are included in the price.',
]
const page = drawScan(lines, { width: 1400, height: 420 })
const jpeg = (canvas: Canvas) => canvas.toBuffer('image/jpeg', 80)
const turnedByCamera = withOrientation(jpeg(turnScan(page, 270)), 6)

test.each<[string, Buffer]>([
  ['upside down.webp', turnScan(page, 180).toBuffer('image/webp')],
  ['askew.jpg', jpeg(turnScan(page, 3))],
  ['turned by the camera.jpeg', turnedByCamera],
  ['a scan.pdf', writeScannedPdf([turnScan(page, 90)])],
])('the text is read of %s', async (fileName, bytes) => {
  const { text, recognized } = await recognizeBytes(extraction, { bytes, fileName })
  for (const words of ['April to October', '19.50 euros', 'included in the price'])
    expect(text).toContain(words)
  expect(recognized.pages).toEqual([{ number: 1, confidence: expect.closeTo(93, -1) }])
})

test.each<[string, ExtractionFailure, Buffer]>([
  ['30,000 x 30,000.png', 'too_large', writePng(30_000, 30_000, Buffer.alloc(10))],
  ['half.png', 'malformed', page.toBuffer('image/png').subarray(0, 4000)],
  ['without text.png', 'empty', writePng(400, 300)],
  ['blank.pdf', 'empty', writeScannedPdf([drawScan([], { width: 800, height: 600 })])],
  ['an animation.png', 'wrong_content', Buffer.from('GIF89a\x01\0\x01\0')],
  ['only a header.jpg', 'malformed', Buffer.from('ffd8ffe000104a464946', 'hex')],
])('%s is refused as %s', async (fileName, reason, bytes) => {
  await expect(recognizeBytes(extraction, { bytes, fileName })).rejects.toMatchObject({ reason })
})

it('adds the text of scanned pages to that of the others, in their order', async () => {
  const bytes = writeScannedPdf([page, drawScan(['Closed on Mondays.'], { width: 1400, height: 300 })])
  const progress: number[] = []
  const { text, pages } = await recognizeBytes(extraction, { bytes, fileName: 'two.pdf' }, ({ done }) => {
    progress.push(done)
  })
  expect(text.indexOf('Closed on Mondays')).toBeGreaterThan(text.indexOf('Helmets'))
  expect([pages, progress]).toEqual([{ count: 2, withoutText: 0, scanned: [] }, [0, 1, 2]])
})

/** A JPEG with an Exif tag that tells how the camera was held. */
function withOrientation(bytes: Buffer, orientation: number): Buffer {
  const tag = Buffer.from('4578696600004d4d002a00000008000101120003000000010000000000000000', 'hex')
  tag.writeUInt16BE(orientation, 24)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(tag.length + 2)
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from('ffe1', 'hex'), length, tag, bytes.subarray(2)])
}
