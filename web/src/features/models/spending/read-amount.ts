/**
 * Reads an amount with at most this many decimals. A period or comma may begin the decimals; periods, commas or spaces
 * may group thousands. NaN if the text is no such amount, or if it has two meanings.
 */
export function readAmount(typed: string, decimals: 0 | 2 | 4): number {
  const text = typed.replace(/\s/g, ' ').trim().replace('$', '').trim()
  const digits = decimals === 0 ? digitsOf(text, '., ') : readDecimals(text, decimals)
  return digits === null ? Number.NaN : Number(digits)
}

function readDecimals(text: string, decimals: number): string | null {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const mark = text[at]
  if (!mark) return digitsOf(text, ' ')
  const whole = text.slice(0, at)
  const fraction = text.slice(at + 1)
  const grouped = digitsOf(text, mark)
  if (whole.includes(mark)) return grouped
  if (isDigits(fraction) && fraction.length <= decimals) {
    // "1,250" with up to four decimals: some read 1250, others 1.25.
    if (mark === ',' && grouped !== null) return null
    const digits = digitsOf(whole === '' ? '0' : whole, mark === '.' ? ', ' : '. ')
    return digits && `${digits}.${fraction}`
  }
  // "1.000" without that many decimals: some read 1000, others 1.
  return mark === ',' ? grouped : null
}

const isDigits = (text: string) => /^\d+$/.test(text)

/** The digits of a whole number, which one of these marks may group in threes; null for other texts. */
function digitsOf(text: string, marks: string): string | null {
  if (isDigits(text)) return text
  const groupings = [...marks].map((mark) => text.split(mark))
  const groups = groupings.find(
    ([first = '', ...rest]) =>
      /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((each) => /^\d{3}$/.test(each)),
  )
  return groups ? groups.join('') : null
}
