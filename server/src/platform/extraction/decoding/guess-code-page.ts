import { analyse } from 'chardet'

/** The non-ASCII letters used by each language, in lower case. */
const latinLetters: Readonly<Record<string, string>> = {
  Czech: 'áčďéěíňóřšťúůýž',
  Danish: 'æøåé',
  Dutch: 'éèëïóöüá',
  Estonian: 'äõöüšž',
  Finnish: 'äöåšž',
  French: 'àâæçèéêëîïôœùûüÿ',
  German: 'äöüßé',
  Hungarian: 'áéíóöőúüű',
  Icelandic: 'áéíóúýðþæö',
  Italian: 'àèéìíîòóùú',
  Latvian: 'āčēģīķļņšūž',
  Lithuanian: 'ąčęėįšųūž',
  Norwegian: 'æøåéòô',
  Polish: 'ąćęłńóśźż',
  Portuguese: 'áâãàçéêíóôõúüªº',
  Romanian: 'ăâîşţșț',
  Slovak: 'áäčďéíĺľňóôŕšťúýž',
  Slovenian: 'čšžćđ',
  Spanish: 'áéíñóúüªº',
  Swedish: 'åäöé',
  Turkish: 'çğıöşüâîûi̇',
}

/** The letters of texts that mix Western European languages. */
const westernLetters = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœªº'

/** WHATWG names of encodings, likeliest first. Windows-1252, in which any bytes are text, comes last. */
export function guessCodePages(bytes: Uint8Array): string[] {
  const guesses = analyse(bytes)
    .map(({ name }) => name)
    .filter((name) => !/^utf-(16|32)/i.test(name))
    // The Ukrainian encoding has letters where the Russian one has box-drawing characters.
    .map((name) => (name === 'KOI8-R' ? 'koi8-u' : name))
  if (isThai(bytes)) return ['windows-874']
  if (isDosCyrillic(bytes)) return ['ibm866', ...guesses, 'windows-1252']
  if (isLatin(guesses[0])) return [guessLatinCodePage(bytes, guesses.map(nameOf))]
  return [...guesses, 'windows-1252']
}

/** Whether the detector considers a text Latin. It knows only five Latin code pages. */
function isLatin(guess: string | undefined): boolean {
  return guess === undefined || /^(windows-125[024]|iso-8859-(1|2|9))$/i.test(guess)
}

function nameOf(guess: string): string {
  return new TextDecoder(guess).encoding
}

/**
 * The detector doesn't know code page 866. In other encodings, this one gives box-drawing characters and few letters
 * from а to п.
 */
function isDosCyrillic(bytes: Uint8Array): boolean {
  const text = new TextDecoder('ibm866').decode(bytes)
  const foreign = count(text, /[^\p{ASCII}\p{P}\s]/gu)
  return count(text, /\p{Script=Cyrillic}/gu) > 0.95 * foreign && count(text, /[а-п]/g) > 0.3 * foreign
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}

/** In order of preference if the letters don't decide. */
const codePages = [
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'macintosh',
]

const alphabets = [...Object.values(latinLetters), westernLetters].map((letters) => new Set(letters))
/** A mixture is less likely than a single language that fits as well. */
const mixturePenalty = 0.05

/**
 * The code page that fits a text in the Latin alphabet best: its letters belong to one language, and there are no
 * capitals inside words and no signs between letters. `preferred`, likeliest first, breaks ties.
 */
function guessLatinCodePage(bytes: Uint8Array, preferred: readonly string[]): string {
  const candidates = [...new Set([...preferred.filter((name) => codePages.includes(name)), ...codePages])]
  const costs = candidates.map((name) => ({ name, cost: readingCost(new TextDecoder(name).decode(bytes)) }))
  return costs.reduce((best, other) => (other.cost < best.cost - 0.01 ? other : best)).name
}

/** Errors per non-ASCII character, from 0. */
function readingCost(text: string): number {
  const foreign = [...text.matchAll(/[^\p{ASCII}]/gu)]
  if (foreign.length === 0) return 0
  const letters = foreign.filter(([character]) => /\p{L}|[ªº]/u.test(character))
  const misplaced =
    text.match(/\p{Ll}(?![\p{ASCII}ªº])\p{Lu}|\p{L}(?![\p{ASCII}’·ªº­])[^\p{L}\p{M}]\p{L}/gu)?.length ?? 0
  const strange = foreign.filter(
    ([character]) => !/\p{L}|[ªº\s«»‹›“”„‘’‚–—…•·€£§©®™°¿¡½¼¾²³×±­]/u.test(character),
  ).length
  const outside = Math.min(
    ...alphabets.map((alphabet, at) => {
      const missing = letters.filter(([letter]) => !alphabet.has(letter.toLowerCase())).length
      return missing + (at === alphabets.length - 1 ? mixturePenalty * letters.length : 0)
    }),
  )
  return (outside + misplaced + strange) / foreign.length
}

/**
 * Whether bytes are Thai in windows-874: vowel and tone marks follow consonants, and Latin letters form separate words.
 */
function isThai(bytes: Uint8Array): boolean {
  const text = new TextDecoder('windows-874').decode(bytes)
  const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  const thai = text.match(/[\u0E01-\u0E5B]/g)?.length ?? 0
  const marks = text.match(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g)?.length ?? 0
  const placed = text.match(
    /(?<=[\u0E01-\u0E2E\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g,
  )
  const glued = text.match(/[\u0E01-\u0E5B][A-Za-z]/g)?.length ?? 0
  return (
    glued < 0.03 * thai &&
    thai > 3 &&
    thai > 0.97 * foreign &&
    marks > 0.05 * thai &&
    (placed?.length ?? 0) > 0.97 * marks
  )
}
