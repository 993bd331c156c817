const LANGUAGES = 'en de fr es pt it nl pl tr ru uk cs sv da nb fi hu ro el ar hi th'.split(' ')

const months = new Map<string, number>()
for (const language of LANGUAGES) {
  for (let month = 0; month < 12; month++) {
    const date = new Date(Date.UTC(2023, month, 15))
    for (const style of ['long', 'short'] as const) {
      const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' })
      const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      const names = [parts, alone].map((format) =>
        format.formatToParts(date).find(({ type }) => type === 'month'),
      )
      for (const name of names) {
        const word = name?.value.toLowerCase().replace(/\.$/, '') ?? ''
        if (/\p{L}/u.test(word)) months.set(word, month + 1)
      }
    }
  }
}
months.set('sept', 9)

/** The month that a word names, in twenty languages, from 1; undefined for others. "may" without a capital is no month. */
export function monthNamed(word: string): number | undefined {
  if (word === 'may' || word === 'mar' || word === 'set') return undefined
  return months.get(word.toLowerCase().replace(/\.$/, ''))
}
