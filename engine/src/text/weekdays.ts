/** Monday is 0. In the languages whose opening hours are written with spans of days. */
const NAMES: readonly string[] = [
  'mon(?:days?)?|montags?|mo|lundis?|lun(?:es|edì|di)?|segundas?(?:-feiras?)?|maandag',
  'tue(?:s(?:days?)?)?|dienstags?|di|mardis?|mar(?:tes|tedì|di)?|terças?(?:-feiras?)?|dinsdag',
  'wed(?:nesdays?)?|mittwochs?|mi|mercredis?|mié(?:rcoles)?|mer(?:coledì|credi)?|quartas?(?:-feiras?)?|woensdag',
  'thu(?:rs(?:days?)?)?|donnerstags?|do|jeudis?|jue(?:ves)?|gio(?:vedì)?|quintas?(?:-feiras?)?|donderdag',
  'fri(?:days?)?|freitags?|fr|vendredis?|vie(?:rnes)?|ven(?:erdì|dredi)?|sextas?(?:-feiras?)?|vrijdag',
  'sat(?:urdays?)?|samstags?|sonnabends?|sa|samedis?|sáb(?:ados?)?|sabato|sábados?|zaterdag',
  'sun(?:days?)?|sonntags?|so|dimanches?|dom(?:ingos?|enica)?|zondag',
]
const DAY = NAMES.map((names) => `(${names})`).join('|')
const SPAN = new RegExp(
  `(?<![\\p{L}])(?:${DAY})\\.?\\s?(?:-|–|—|to|till|until|through|bis|à|au|a|al|até|t/m|tot)\\s?(?:${DAY})(?![\\p{L}])`,
  'giu',
)
const SINGLE = new RegExp(`(?<![\\p{L}])(?:${DAY})(?![\\p{L}])`, 'giu')
/** Words for several days, and those. */
const GROUPS: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    /(?<!\p{L})(?:weekends?|wochenendes?|week-ends?|fines? de semana|fine settimana|fins? de semana)(?!\p{L})/iu,
    [5, 6],
  ],
  [
    /(?<!\p{L})(?:weekdays?|werktags|wochentags|jours ouvrables|días laborables|giorni feriali|dias úteis|doordeweeks)(?!\p{L})/iu,
    [0, 1, 2, 3, 4],
  ],
  [
    /(?<!\p{L})(?:daily|every day|seven days|7 days|täglich|jeden tag|tous les jours|todos los días|tutti i giorni|todos os dias|dagelijks)(?!\p{L})/iu,
    [0, 1, 2, 3, 4, 5, 6],
  ],
]
const DAYS = 7
/** Short names are words too ("so", "do", "a"): they count between two names only. */
const SHORTEST_ALONE = 3

/** The days of the week that a text names, by themselves or within a span, from 0 (Monday) to 6. */
export function weekdaysIn(text: string): ReadonlySet<number> {
  const days = new Set<number>()
  for (const match of text.matchAll(SPAN)) {
    const ends = match.slice(1).flatMap((name, at) => (name === undefined ? [] : [at % DAYS]))
    const [from = 0, to = from] = ends
    for (let day = from; day !== to; day = (day + 1) % DAYS) days.add(day)
    days.add(to)
  }
  for (const match of text.matchAll(SINGLE)) {
    const day = match.slice(1).findIndex((name) => name !== undefined)
    if (match[0].length >= SHORTEST_ALONE) days.add(day)
  }
  for (const [words, own] of GROUPS) {
    if (words.test(text)) for (const day of own) days.add(day)
  }
  return days
}
