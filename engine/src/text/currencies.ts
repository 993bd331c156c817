import { PACKS } from '../languages/packs.ts'

/** Signs and codes by ISO 4217 code, in lower case; patterns. Language packs have the words. */
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
  // The Scandinavian crowns share one word, so text doesn't distinguish them.
  SEK: { sign: null, code: 'sek|nok|dkk' },
}

/** Codes and words of a currency, as a pattern. In languages without spaces, particles may be attached. */
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

/** The text before or after an amount, by currency code, at the start of a text in any case. */
export const CURRENCIES: readonly { readonly code: string; readonly mark: RegExp }[] = NAMES.map(
  ({ code, sign, name }) => ({ code, mark: new RegExp(`^(?:${sign ? `${sign}|` : ''}${name})`, 'iu') }),
)

/** An amount of money in lower-case text. */
export const MONEY = new RegExp(
  `\\p{Sc}\\s?\\p{N}|\\p{N}\\s?(?:\\p{Sc}|${NAMES.map(({ name }) => name).join('|')})`,
  'u',
)
