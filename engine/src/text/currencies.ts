import { PACKS } from '../languages/packs.ts'

/** Signs and codes, by ISO 4217; codes in lower case, patterns. Languages have the words. */
const MARKS: Readonly<Record<string, { readonly sign: string | null; readonly code: string }>> = {
  EUR: { sign: '€', code: 'eur' },
  GBP: { sign: '£', code: 'gbp' },
  USD: { sign: 'us\\$|\\$', code: 'usd' },
  CHF: { sign: null, code: 'chf' },
  JPY: { sign: '¥|￥', code: 'jpy' },
  CNY: { sign: null, code: 'rmb|cny' },
  INR: { sign: '₹', code: 'inr' },
  PLN: { sign: null, code: 'pln' },
  TRY: { sign: '₺', code: 'try' },
  RUB: { sign: '₽', code: 'rub' },
  THB: { sign: '฿', code: 'thb' },
  // The crowns of the north have one word, and are told apart by nobody who writes it.
  SEK: { sign: null, code: 'sek|nok|dkk' },
}

/** Codes and words of a currency, as a pattern; particles cling to words that aren't spaced. */
function nameOf(currency: string): string {
  const spaced = [MARKS[currency]?.code, ...namesIn(currency, true)].flatMap((name) => name ?? [])
  const unspaced = namesIn(currency, false)
  return [`(?:${spaced.join('|') || '(?!)'})(?!\\p{L})`, ...unspaced].join('|')
}

function namesIn(currency: string, isSpaced: boolean): string[] {
  const packs = PACKS.filter((pack) => pack.isSpaced === isSpaced)
  return [...new Set(packs.flatMap(({ currencies }) => currencies?.[currency] ?? []))]
}

const CODES = [
  ...new Set([...Object.keys(MARKS), ...PACKS.flatMap(({ currencies }) => Object.keys(currencies ?? {}))]),
]
const NAMES = CODES.map((code) => ({ code, sign: MARKS[code]?.sign, name: nameOf(code) }))

/** What stands before or behind an amount, by the currency's code, as it begins a text of any case. */
export const CURRENCIES: readonly { readonly code: string; readonly mark: RegExp }[] = NAMES.map(
  ({ code, sign, name }) => ({ code, mark: new RegExp(`^(?:${sign ? `${sign}|` : ''}${name})`, 'iu') }),
)

/** An amount of money in lower-case text. */
export const MONEY = new RegExp(
  `\\p{Sc}\\s?\\p{N}|\\p{N}\\s?(?:\\p{Sc}|${NAMES.map(({ name }) => name).join('|')})`,
  'u',
)
