/** A number as it may be written: groups of three parted by a dot, comma, space or apostrophe, then a fraction. */
export const NUMBER = String.raw`\d+(?:[ \u00a0\u202f'’]\d{3}(?!\d))*(?:[.,]\d+)*`

/** What a number may mean: `1.000` is a thousand or one, `3,50` three and a half. Without trailing noughts. */
export function meaningsOf(written: string): string[] {
  const joined = written.replace(/[ \u00a0\u202f'’]/g, '')
  const marks = joined.match(/[.,]/g) ?? []
  const kinds = new Set(marks)
  if (marks.length === 0) return [plain(joined)]
  if (kinds.size > 1 && marks.at(-1) !== marks[0]) {
    const last = Math.max(joined.lastIndexOf('.'), joined.lastIndexOf(','))
    return [plain(`${joined.slice(0, last).replace(/[.,]/g, '')}.${joined.slice(last + 1)}`)]
  }
  if (marks.length > 1) return [plain(joined.replace(/[.,]/g, ''))]
  const asFraction = plain(joined.replace(',', '.'))
  const isGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(joined)
  return isGroup ? [plain(joined.replace(/[.,]/g, '')), asFraction] : [asFraction]
}

function plain(number: string): string {
  const [whole = '', fraction = ''] = number.split('.', 2)
  const start = whole.replace(/^0+(?=\d)/, '')
  const kept = fraction.replace(/(?<!0)0+$/, '')
  return kept === '' ? start : `${start}.${kept}`
}

const DIGITS_FROM = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** A text whose decimal digits of other scripts are 0 to 9. */
export function withPlainDigits(text: string): string {
  if (!/\P{ASCII}/u.test(text)) return text
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = DIGITS_FROM.find((from) => code >= from && code < from + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}
