import { alternatives } from '@parleykit/engine/languages/alternatives'
import { CURRENCIES } from '@parleykit/engine/text/currencies'
import { monthNamed } from '@parleykit/engine/text/months'
import { valueOfWord } from './number-words.ts'
import { meaningsOf, NUMBER, withPlainDigits } from './read-number.ts'

/** A number, date, time, price, e-mail, address or phone number. */
export interface Value {
  readonly written: string
  /** What knowledge must have, one of these, so that it holds the value. */
  readonly keys: readonly string[]
}

const MAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>()"'|\]]+|(?<![\p{L}\p{N}.@-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24}(?:\/[^\s<>()"'|\]]*)?(?![\p{L}\p{N}@])/giu
const DAY_FIRST =
  /(?<!\d)(?:(\d{1,2})\.?\s?[-–—/]\s?)?(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?\s+(?:de\s+|of\s+)?(\p{L}[\p{L}\p{M}]{2,11})\.?/gu
const MONTH_FIRST =
  /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]{2,11})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:.,]\d|\d)/gu
const CJK_DATE = /(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号일]/gu
const ISO_DATE = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g
const NUMERIC_DATE =
  /(?<![\d.,/])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)|(?<![\d.,/])(\d{1,2})\.(\d{1,2})\.(?!\d)/g
const SLASH_DATE = /(?<![\d.,/])(\d{1,2})\/(\d{1,2})(?![\d/])/g
/** Rather a fraction, or always. */
const NO_DATES = new Set(['1/2', '1/3', '2/3', '1/4', '3/4', '1/5', '1/8', '1/10', '24/7'])
const TIME =
  /(?<![\d.,:])(午後|下午|晚上|오후|午前|上午|早上|오전)?\s?(\d{1,2})(?:\s?(?:[:：]|\.(?=[0-5]\d(?!\d))|[hH]\s?(?=[0-5]\d(?!\d)))([0-5]\d)|\s?[時点點시](?:\s?(半|반)|(\d{1,2})\s?[分분])?)?\s?(a\.?m\.?(?![\p{L}])|p\.?m\.?(?![\p{L}])|Uhr|h(?![\p{L}\d])|o['’]clock)?/giu
const PHONE = /(?<![\d.,])(?:\+|00)?\(?\d[\d\s()./–-]{5,22}\d(?![\d.,]\d)/g
const NUMBERS = new RegExp(`(?<!\\d)${NUMBER}`, 'g')
const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`)

/** The values in a text that an answer states. Those of knowledge have more keys than one that states them needs. */
export function valuesIn(text: string): Value[] {
  return read(text, false)
}

/** Days of the year that knowledge calls by their names, as month and day. */
const NAMED_DAYS = (['12-24', '12-25', '12-26', '12-31', '1-1', '5-1', '8-15', '11-1'] as const).map(
  (day) => ({
    day,
    names: new RegExp(
      alternatives(({ namedDays }) => namedDays?.[day]),
      'iu',
    ),
  }),
)
const NOON = new RegExp(`^(?:${alternatives(({ timesOfDay }) => timesOfDay?.noon)})$`, 'u')
const MIDNIGHT = new RegExp(`^(?:${alternatives(({ timesOfDay }) => timesOfDay?.midnight)})$`, 'u')

/** All keys that a text of the knowledge has. */
export function keysIn(text: string): Set<string> {
  const keys = new Set(read(text, true).flatMap((value) => value.keys))
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) {
    const value = valueOfWord(word)
    if (value !== undefined) for (const key of [`n:${value}`, `b:${value}`]) keys.add(key)
    if (NOON.test(word)) keys.add('t:720')
    if (MIDNIGHT.test(word)) keys.add('t:0').add('t:1440')
  }
  for (const { day, names } of NAMED_DAYS) if (names.test(text)) keys.add(`d:${day}`)
  for (const [sign] of text.matchAll(/[〇一二两三四五六七八九十]/gu)) {
    const value = valueOfWord(sign)
    if (value !== undefined) for (const key of [`n:${value}`, `b:${value}`]) keys.add(key)
  }
  return keys
}

/** Whether knowledge with these keys has one that a value may be held by; those with `&` in them need several. */
export function holdsKey(known: ReadonlySet<string>, key: string): boolean {
  return key.split('&').every((part) => known.has(part))
}

/** `isKnowledge`: with all that the text may be quoted for, instead of what it must be found as. */
function read(given: string, isKnowledge: boolean): Value[] {
  let text = withPlainDigits(given)
  const values: Value[] = []
  const each = (pattern: RegExp, toKeys: (match: RegExpExecArray) => string[] | undefined) => {
    text = text.replace(pattern, (...found: unknown[]) => {
      const at = Number(found.find((item) => typeof item === 'number'))
      const groups = found.slice(0, found.indexOf(at)) as string[]
      const match = Object.assign(groups, { index: at, input: text }) as unknown as RegExpExecArray
      const keys = toKeys(match)
      if (!keys) return match[0]
      if (keys.length > 0) values.push({ written: match[0].trim(), keys })
      return ' '.repeat(match[0].length)
    })
  }
  each(MAIL, ([mail]) => [`m:${mail.toLowerCase()}`])
  each(ADDRESS, ([address]) => addressKeys(address, isKnowledge))
  const dates = (day: string | undefined, month: number | undefined, year?: string) => {
    if (!day || !month || Number(day) > 31 || Number(day) < 1) return undefined
    const date = `d:${month}-${Number(day)}`
    if (year === undefined) return isKnowledge ? [date, `${date}-alone`] : [date]
    const whole = year.length === 2 ? `20${year}` : year
    if (isKnowledge) return [date, `${date}-${whole}`, `n:${whole}`, `b:${whole}`]
    // "27 March to 1 November 2026" states the first one's year elsewhere.
    return [`${date}-${whole}`, `${date}-alone&n:${whole}`]
  }
  each(ISO_DATE, ([, year, month, day]) => dates(day, Number(month), year))
  each(NUMERIC_DATE, ([, first, , second, year, day, month]) => {
    if (day) return Number(month) > 12 ? undefined : dates(day, Number(month))
    const orders = [dates(first, Number(second), year), dates(second, Number(first), year)]
    const keys = orders.flatMap((order, at) => (Number(at === 0 ? second : first) <= 12 ? (order ?? []) : []))
    return keys.length > 0 ? keys : undefined
  })
  each(SLASH_DATE, ([written, first, second]) => {
    const keys = [dates(first, Number(second)), dates(second, Number(first))].flatMap((order, at) =>
      Number(at === 0 ? second : first) <= 12 ? (order ?? []) : [],
    )
    if (keys.length === 0 || NO_DATES.has(written)) return undefined
    return isKnowledge ? [...keys, ...[first, second].flatMap((it) => bothKeys(String(Number(it))))] : keys
  })
  each(CJK_DATE, ([, month, day]) => dates(day, Number(month)))
  each(DAY_FIRST, ([, before, day, month = '']) => {
    const named = monthNamed(month)
    const keys = dates(day, named)
    return keys && isKnowledge ? [...keys, ...(dates(before, named) ?? [])] : keys
  })
  each(MONTH_FIRST, ([, month = '', day]) => dates(day, monthNamed(month)))
  each(TIME, (match) => timeKeys(match, isKnowledge))
  each(PHONE, ([phone]) => phoneKeys(phone, isKnowledge))
  each(NUMBERS, ({ 0: number, index, input }) =>
    numberKeys(number, currencyAt(input, index, number.length), isKnowledge),
  )
  return values
}

function addressKeys(address: string, isKnowledge: boolean): string[] {
  const bare = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<![.,;:!?/*_])[.,;:!?/*_]+$/, '')
  const host = bare.split(/[/?#]/, 1)[0] ?? bare
  return isKnowledge ? [`u:${bare}`, `u:${host}`] : [`u:${bare}`]
}

function timeKeys(match: RegExpExecArray, isKnowledge: boolean): string[] | undefined {
  const [written, half, hour = '', minutes, halfHour, minutesAfterHour, mark] = match
  const isTime =
    minutes !== undefined || half !== undefined || mark !== undefined || /[時点點시]/u.test(written)
  if (!isTime || Number(hour) > 24) return undefined
  // "3.50" beside a currency is a price.
  if (/^\d{1,2}\.\d\d$/.test(written.trim()) && isPrice(match)) return undefined
  const rest = Number(minutes ?? (halfHour ? 30 : minutesAfterHour) ?? 0)
  const lower = mark?.toLowerCase() ?? ''
  const isLate = lower.startsWith('p') || /午後|下午|晚上|오후/.test(half ?? '')
  const isEarly = lower.startsWith('a') || /午前|上午|早上|오전/.test(half ?? '')
  const plain = Number(hour) * 60 + rest
  const late = (Number(hour) % 12) * 60 + 720 + rest
  const early = (Number(hour) % 12) * 60 + rest
  const told = isLate ? [late] : isEarly ? [early] : [plain]
  const keys = told.map((time) => `t:${time}`)
  // "20.30" may be a price as well.
  const asNumber = /\d\.\d/.test(written) && !mark ? meaningsOf(written.trim()).flatMap(bothKeys) : []
  if (isKnowledge)
    return [...keys, `n:${Number(hour)}`, ...(minutes ? [`n:${Number(minutes)}`] : []), ...asNumber]
  const isOpen = !isLate && !isEarly && Number(hour) >= 1 && Number(hour) <= 12 && !/Uhr|h/i.test(lower)
  const bare = rest === 0 ? [`b:${Number(hour)}`] : []
  return [...keys, ...(isOpen ? [`t:${late}`] : []), ...bare, ...asNumber]
}

function isPrice({ 0: written, index, input }: RegExpExecArray): boolean {
  const gap = written.length - written.trimStart().length
  return currencyAt(input, index + gap, written.length - gap) !== undefined
}

const bothKeys = (meaning: string): string[] => [`n:${meaning}`, `b:${meaning}`]
const FEWEST_PHONE_DIGITS = 7

/** Undefined for what is rather a number, or several. */
function phoneKeys(phone: string, isKnowledge: boolean): string[] | undefined {
  const digits = phone.replace(/\D/g, '')
  const isNumber = WHOLE_NUMBER.test(phone.trim()) && !/^0\d/.test(phone.trim())
  const looksLike =
    /^[+(0]/.test(phone.trim()) || (/^\d{2,5}[\s/-]\d{2,}/.test(phone) && !/\s[-–]\s/.test(phone))
  if (digits.length < FEWEST_PHONE_DIGITS || digits.length > 15 || isNumber || !looksLike) return undefined
  const national = digits.replace(/^0+/, '')
  const shortest = isKnowledge ? FEWEST_PHONE_DIGITS : Math.max(FEWEST_PHONE_DIGITS + 1, national.length - 3)
  const keys = [`p:${digits}`, `p:${national}`]
  for (let from = 1; national.length - from >= shortest; from++) keys.push(`p:${national.slice(from)}`)
  // In knowledge it may also be numbers side by side.
  return isKnowledge
    ? [...keys, ...(phone.match(/\d+/g) ?? []).flatMap((part) => meaningsOf(part).flatMap(bothKeys))]
    : keys
}

/** The currency right before or behind a number; undefined where there is none. */
function currencyAt(text: string, start: number, length: number): string | undefined {
  const after = text.slice(start + length, start + length + 12).trimStart()
  const before =
    /(?:[€£$¥￥₹₺₽฿]|(?<!\p{L})\p{Lu}{2,3})\s?$/u.exec(text.slice(Math.max(0, start - 5), start))?.[0] ?? ''
  return CURRENCIES.find(({ mark }) => mark.test(after) || (before !== '' && mark.test(before.trim())))?.code
}

function numberKeys(number: string, currency: string | undefined, isKnowledge: boolean): string[] {
  const meanings = meaningsOf(number)
  if (isKnowledge) {
    const parts = number.split(/[ \u00a0\u202f]/)
    const alone = parts.length > 1 ? parts.flatMap(meaningsOf).flatMap(bothKeys) : []
    return [...meanings.flatMap((it) => [`n:${it}`, currency ? `${currency}:${it}` : `b:${it}`]), ...alone]
  }
  return meanings.flatMap((it) => (currency ? [`${currency}:${it}`, `b:${it}`] : [`n:${it}`]))
}
