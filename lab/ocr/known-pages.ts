import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { drawScan, turnScan } from '../../server/test/documents/draw-scan.ts'

export interface KnownPage {
  readonly name: string
  readonly text: string
  readonly page: Canvas
}

/** A4 at 300 dpi. */
const sheet = { width: 2480, height: 3508 }
const lineLetters = 80
const linesMax = 44

const root = join(import.meta.dirname, '../..')
const files = [
  ['English', 'docs/guide/look-and-voice.md'],
  ['German', 'bench/eval/languages/de/clara-schumann.md'],
  ['French', 'bench/eval/languages/fr/louis-braille.md'],
  ['English', 'docs/guide/self-hosting.md'],
  ['German', 'bench/eval/languages/de/roter-sand.md'],
  ['French', 'bench/eval/languages/fr/canal-du-midi.md'],
] as const

const scanners: readonly [string, (page: Canvas) => Canvas][] = [
  ['clean', (page) => page],
  ['turned by 90°', (page) => turnScan(page, 90)],
  ['upside down', (page) => turnScan(page, 180)],
  ['turned by 270°', (page) => turnScan(page, 270)],
  ['askew by 2.5°', (page) => turnScan(page, 2.5)],
  ['grainy', (page) => addNoise(page, 40)],
  ['specks, askew by -1.5°', (page) => addSpecks(turnScan(page, -1.5))],
]

/** Scanned pages with known texts in three languages; every scanner is used with each of them in turn. */
export function knownPages(count: number): KnownPage[] {
  return Array.from({ length: count }, (_, at) => {
    const [language, file] = files[at % files.length] ?? files[0]
    const [scanner, scan] = scanners[at % scanners.length] ?? scanners[0] ?? ['', (page: Canvas) => page]
    const lines = linesOf(file).slice(0, linesMax)
    return { name: `${language}, ${scanner}`, text: lines.join('\n'), page: scan(drawScan(lines, sheet)) }
  })
}

function linesOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/[#*`|[\]]/g, ' ')
  return text.split('\n\n').flatMap((paragraph) => [...wrap(paragraph), ''])
}

function wrap(paragraph: string): string[] {
  const lines = ['']
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + word.length >= lineLetters) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines
}

function addNoise(page: Canvas, strength: number): Canvas {
  return changePixels(page, (value, random) => value + (random() + random() - 1) * strength)
}

function addSpecks(page: Canvas): Canvas {
  return changePixels(page, (value, random) => (random() < 0.004 ? 255 - value : value))
}

/** Changes the lightness of each pixel; the same each time. */
function changePixels(page: Canvas, change: (value: number, random: () => number) => number): Canvas {
  const context = page.getContext('2d')
  const image = context.getImageData(0, 0, page.width, page.height)
  let seed = 47
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  for (let at = 0; at < image.data.length; at += 4) {
    const value = change(image.data[at] ?? 0, random)
    image.data.fill(Math.max(0, Math.min(255, value)), at, at + 3)
  }
  context.putImageData(image, 0, 0)
  return page
}

const dishes = [
  ['Tomato soup with basil', '6.50'],
  ['Goat cheese salad', '9.80'],
  ['Grilled trout with potatoes', '18.90'],
  ['Mushroom risotto', '14.20'],
  ['Beef goulash with dumplings', '17.40'],
  ['Apple strudel with vanilla sauce', '7.30'],
  ['Chocolate cake', '5.60'],
  ['Mineral water', '3.20'],
  ['Homemade lemonade', '4.10'],
  ['Espresso', '2.40'],
] as const

/** A photo of a menu: seen from below, with a shadow across it and the noise of a phone. */
export function menuPhoto(): KnownPage {
  const flat = drawScan([], { width: 2000, height: 2600 })
  const context = flat.getContext('2d')
  context.font = '90px Scanned'
  context.fillText('Menu of the Lakeside Inn', 200, 300)
  context.font = '64px Scanned'
  for (const [at, [dish, price]] of dishes.entries()) {
    context.fillText(dish, 200, 560 + at * 170)
    context.fillText(price, 1550, 560 + at * 170)
  }
  const photo = createCanvas(2400, 2900)
  const view = photo.getContext('2d')
  view.fillStyle = '#8a6f55'
  view.fillRect(0, 0, photo.width, photo.height)
  for (let y = 0; y < flat.height; y++) {
    const width = 1700 + (y / flat.height) * 300
    view.drawImage(flat, 0, y, flat.width, 1, (photo.width - width) / 2, 150 + y, width, 1)
  }
  const shadow = view.createLinearGradient(0, 0, photo.width, photo.height)
  shadow.addColorStop(0.3, 'rgb(0 0 0 / 0)')
  shadow.addColorStop(0.7, 'rgb(0 0 0 / 0.5)')
  view.fillStyle = shadow
  view.fillRect(0, 0, photo.width, photo.height)
  const text = ['Menu of the Lakeside Inn', ...dishes.flat()].join('\n')
  return { name: 'photo of a menu', text, page: turnScan(addNoise(photo, 24), 3) }
}
