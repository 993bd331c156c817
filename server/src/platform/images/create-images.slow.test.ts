import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slowSvg } from '../../../test/slow-svg.ts'
import { writePng } from '../../../test/write-png.ts'
import { createImages, type Images } from './index.ts'

const images = createImages()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parleykit-images-'))
})
afterAll(async () => {
  await images.close()
  await rm(folder, { recursive: true })
})

async function reencode(
  bytes: Uint8Array,
  { decoder = images, owner = 1 }: { decoder?: Images; owner?: number | null } = {},
): Promise<Buffer> {
  const path = join(folder, 'picture')
  await writeFile(path, bytes)
  const file = await open(path, 'r')
  try {
    return await decoder.reencode({ descriptor: file.fd }, { width: 512, height: 512, fit: 'cover' }, owner)
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

/** An icon of pictures of 16 pixels a side, and of 256 (which is written as 0). */
function ico(pictures: readonly Buffer[]): Buffer {
  let offset = 6 + 16 * pictures.length
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.from([...(index === 0 ? [16, 16] : [0, 0]), 0, 0, 1, 0, 32, 0, ...Array(8).fill(0)])
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.length
    return entry
  })
  return Buffer.concat([Buffer.from([0, 0, 1, 0, pictures.length, 0]), ...entries, ...pictures])
}

/** A bitmap as icons hold it: with twice its height, for a mask. */
function bitmap(side: number): Buffer {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(side, 4)
  header.writeInt32LE(2 * side, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(32, 14)
  return Buffer.concat([header, Buffer.alloc(side * side * 4, 255), Buffer.alloc(side * 4)])
}

const svg = (content: string, size = 'width="512" height="512"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`)

/** Ten elements that each stand for ten of the level below, twelve times over. */
function nested(leaf: string, level: (below: number) => string): string {
  const levels = Array.from(
    { length: 12 },
    (_, below) => `<g id="a${below + 1}">${level(below).repeat(10)}</g>`,
  )
  return `<defs><g id="a0">${leaf}</g>${levels.join('')}</defs><use href="#a12"/>`
}

const entities = Array.from(
  'bcdefghijk',
  (name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`,
)
const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${entities.join('')}]>${svg('<text>&k;</text>')}`
const withEntity =
  '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" width="9" height="9"/>'
const withMarkup =
  '<!DOCTYPE svg [<!ENTITY a "<g/>">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">&a;</svg>'
const filters =
  '<feTurbulence baseFrequency="0.01" numOctaves="9"/><feMorphology operator="dilate" radius="99"/>'

const filtered = (steps: string) =>
  svg(`<filter id="f">${steps}</filter><rect width="300" height="300" filter="url(#f)"/>`)
const masked = (below: number) =>
  `<mask id="m${below}"><use href="#a${below}"/></mask><g mask="url(#m${below})"/>`
const embedded = (type: string, bytes: Buffer) =>
  svg(`<image width="9" height="9" href="data:${type};base64,${bytes.toString('base64')}"/>`)
const shadow = '<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feBlend in2="SourceGraphic"/>'

const isWebp = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.includes('WEBP')

test.each([
  ['PNG', writePng(300, 200)],
  ['PNG of a telephone', writePng(5000, 4900)],
  ['GIF', gif(1)],
  ['ICO of PNGs', ico([writePng(16, 16), writePng(256, 256)])],
  ['ICO of a bitmap', ico([bitmap(16)])],
  ['SVG', svg('<rect width="9" height="9"/>')],
  ['SVG without a size', svg('<rect width="9" height="9"/>', 'viewBox="0 0 30 20"')],
  ['SVG of a hundred million pixels a side', svg('<path d="M0 0h9v9z"/>', 'width="1e8" height="1e8"')],
  ['SVG with a shadow', filtered(shadow)],
  ['SVG with an unused filter', svg(`<filter id="f">${shadow.repeat(5000)}</filter>`)],
  ['SVG with a gradient', svg('<linearGradient id="a"/><path fill="url(#a)" d="M0 0h9v9z"/>'.repeat(99))],
  ['SVG of many elements', svg('<path d="M0 0h9v9z"/>'.repeat(20_000))],
  ['SVG with a PNG', embedded('image/png', writePng(300, 200))],
  ['SVG with a namespace in an entity', Buffer.from(withEntity)],
  ['SVG after a comment', Buffer.concat([Buffer.from('\uFEFF<!-- Made by hand -->\n'), svg('')])],
])('a %s becomes a square WebP', async (_name, bytes) => {
  expect(isWebp(await reencode(bytes))).toBe(true)
})

test.each([
  ['a PNG of 400 million pixels', writePng(20_000, 20_000, Buffer.alloc(1)), 'too_large'],
  ['a GIF with a huge canvas', gif(65_535), 'too_large'],
  ['a GIF with a huge picture on a small canvas', gif(1, 65_535), 'too_large'],
  ['a PNG that ends too early', writePng(300, 300).subarray(0, 60), 'unreadable_file'],
  ['a PNG that says it is smaller', writePng(0, 10), 'unreadable_file'],
  ['an SVG that is a line', svg('', 'width="1" height="100000"'), 'unsupported_media_type'],
  ['an SVG with elements in an entity', Buffer.from(withMarkup), 'unreadable_file'],
  ['an SVG that ends too early', svg('').subarray(0, 60), 'unreadable_file'],
  ['an SVG of entities in entities', Buffer.from(laughs), 'unreadable_file'],
  ['an SVG that draws for longer than its elements tell', slowSvg, 'unreadable_file'],
  ['a page with a drawing in it', Buffer.from('<!doctype html><html><svg></svg>'), 'unsupported_media_type'],
  ['words', Buffer.from('Only words.'), 'unsupported_media_type'],
])('refuses %s', async (_name, bytes, code) => {
  await expect(reencode(bytes)).rejects.toMatchObject({ code })
})

test.each([
  ['noise', filtered('<feTurbulence numOctaves="1000000" baseFrequency="0.1"/>')],
  ['filters without an end', filtered(filters.repeat(5000))],
  ['a long shadow', filtered(shadow.repeat(50))],
  ['uses of uses', svg(nested('<path d="M0 0h9"/>', (below) => `<use href="#a${below}"/>`))],
  ['masks in masks', svg(nested('<path d="M0 0h9"/>', masked))],
  ['an element that uses itself', svg('<g id="a"><use href="#a"/></g>')],
  ['uses by an older name', svg(nested('<g/>', (below) => `<use xlink:href="#a${below}"/>`))],
  ['too many elements', svg('<g/>'.repeat(60_000))],
  ['too many levels', svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`)],
  ['a PNG of 400 million pixels', embedded('image/png', writePng(20_000, 20_000, Buffer.alloc(1)))],
  ['an SVG', embedded('image/svg+xml', svg('<rect width="9" height="9"/>'))],
])('says of an SVG of %s that a PNG is needed', async (_name, bytes) => {
  await expect(reencode(bytes)).rejects.toMatchObject({
    code: 'unreadable_file',
    message: expect.stringContaining('export it as a PNG'),
  })
})

test('draws no SVG of nobody', async () => {
  expect(isWebp(await reencode(writePng(300, 200), { owner: null }))).toBe(true)
  await expect(reencode(svg(''), { owner: null })).rejects.toMatchObject({ code: 'unsupported_media_type' })
})

test('refuses the third picture that an owner wants decoded at one time', async () => {
  const third = [1, 2, 3].map(() => reencode(writePng(300, 200)))
  const outcomes = await Promise.allSettled(third)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'not_ready', retryAfterSeconds: 5 })
})

test('refuses what comes when it is closed', async () => {
  const closed = createImages()
  await closed.close()
  await expect(reencode(writePng(3, 3), { decoder: closed })).rejects.toMatchObject({ code: 'not_ready' })
})
