import { createHash } from 'node:crypto'
import { scramble } from './scramble.ts'

/** Words at a place, in points from the lower left corner of a page of 612 x 792. */
export interface Words {
  readonly x: number
  readonly y: number
  readonly text: string
  /** In points; 11 when absent. */
  readonly size?: number
}

const file = Buffer.from('own test material')
/** What passwords are filled up with (ISO 32000-1, 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/**
 * A PDF of one page. With a password it is encrypted (ISO 32000-1, 7.6, RC4 of 40 bits): an empty one is known to
 * every reader, another one has to be asked for.
 */
export function writePdf(words: readonly Words[], password?: string): Buffer {
  const content = words.map(({ x, y, text, size = 11 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`)
  const lock = password === undefined ? undefined : lockWith(password)
  const stream = Buffer.from(content.join('\n'))
  const contents = lock ? scramble(lock.keyOf(4), stream) : stream
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${contents.length} >>\nstream\n`),
      contents,
      Buffer.from('\nendstream'),
    ]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...(lock ? [lock.dictionary] : []),
  ].flatMap((object, at) => [`${at + 1} 0 obj\n`, object, '\nendobj\n'])
  const encryption = lock ? `/Encrypt 6 0 R /ID [<${file.toString('hex')}> <${file.toString('hex')}>]` : ''
  const trailer = `trailer << /Root 1 0 R /Size ${lock ? 7 : 6} ${encryption} >>\n%%EOF\n`
  return Buffer.concat(['%PDF-1.4\n', ...objects, trailer].map((part) => Buffer.from(part)))
}

function lockWith(password: string): { dictionary: string; keyOf(object: number): Buffer } {
  const owner = Buffer.alloc(32, 7) // what the owner's password would open; nobody has it
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const filledUp = Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
  const key = md5(filledUp, owner, permissions, file).subarray(0, 5)
  const user = scramble(key, padding)
  return {
    dictionary: `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -4 >>`,
    keyOf: (object) => md5(key, Buffer.from([object, 0, 0, 0, 0])).subarray(0, 10),
  }
}

function md5(...parts: Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest()
}
