import { stopWordsOf } from '../../languages/languages.ts'
import { forEachToken } from '../../text/tokenize.ts'

/** A script that one language in the main writes; the first that fits counts. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['th', /\p{Script=Thai}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['fa', /[پچژگ]/u],
  ['ar', /\p{Script=Arabic}/u],
  ['uk', /[іїєґ]/iu],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
]
/** Letters and signs that hardly another of the languages uses. */
const LETTERS: readonly (readonly [string, RegExp])[] = [
  ['de', /ß/u],
  ['es', /[ñ¿¡]/iu],
  ['pt', /[ãõ]/iu],
  ['fr', /[œùêî]/iu],
  ['pl', /[ąęłńśźż]/iu],
  ['tr', /[ğış]/u],
]
/** Languages in Latin script. Those without texts of their own keep their visitors from a neighbour's language. */
const LATIN = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'sv', 'da', 'no', 'fi', 'cs', 'hu', 'ro']
/** What visitors write in questions without another function word, and the packaged lists lack. */
const TELLING_WORDS: Readonly<Record<string, string>> = {
  en: 'hello hi thanks cost price much open opening ship shipping refund sell offer parking',
  de: 'hallo danke kostet kosten habt ihr verkauft öffnungszeiten preise versand geöffnet montag sonntag',
  fr: 'bonjour merci coûte ouvert livraison horaires prix où êtes-vous vendez',
  es: 'hola gracias cuesta cuestan horario abierto envío precio abren venden',
  pt: 'olá obrigado obrigada custa horário aberto preço abre vocês vendem entrega',
  it: 'ciao grazie costa orari aperto prezzo spedizione aprite vendete',
  nl: 'hallo bedankt kost open prijs bezorging jullie verkopen openingstijden',
  pl: 'cześć dziękuję kosztuje godziny otwarcia cena dostawa sprzedajecie macie',
  tr: 'merhaba teşekkürler fiyat fiyatı nasıl nerede kaç saat saatleri kim kargo mı mi mu mü var',
}
const LETTER_VOTE = 1
const SMALLEST_VOTE = 0.3
const CLEAR_LEAD = 1.15

/**
 * ISO 639-1 code of the language to speak to a visitor in: the question's, by its script or its function words; if it
 * gives no sign, that of the latest earlier question that does (oldest first), then the knowledge's; else English.
 */
export function questionLanguage(
  question: string,
  earlierQuestions: readonly string[],
  knowledgeLanguages: readonly string[],
): string {
  for (const text of [question, ...earlierQuestions.toReversed()]) {
    const language = SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? latinLanguage(text)
    if (language !== undefined) return language
  }
  return knowledgeLanguages[0] ?? 'en'
}

/** Every function word votes for the languages that have it, the more the fewer they are. */
function latinLanguage(text: string): string | undefined {
  const votes = new Map<string, number>()
  const vote = (language: string, count: number) => votes.set(language, (votes.get(language) ?? 0) + count)
  for (const [language, letters] of LETTERS) if (letters.test(text)) vote(language, LETTER_VOTE)
  // Single letters, of which the lists have some, lean a question to a language and don't tell it by themselves.
  let isTold = votes.size > 0
  forEachToken(text, (token) => {
    const word = token.toLowerCase()
    const languages = tellingWords().get(word) ?? []
    if (word.length > 1 && languages.length > 0) isTold = true
    for (const language of languages) vote(language, 1 / languages.length)
  })
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1])
  if (!isTold || !first || first[1] < SMALLEST_VOTE) return undefined
  return !second || first[1] >= second[1] * CLEAR_LEAD ? first[0] : undefined
}

let languagesOfWords: ReadonlyMap<string, readonly string[]> | undefined

/** Each function word with the languages that have it; put together at the first question. */
function tellingWords(): ReadonlyMap<string, readonly string[]> {
  if (languagesOfWords) return languagesOfWords
  const languagesOf = new Map<string, string[]>()
  for (const language of LATIN) {
    const words = new Set([...stopWordsOf(language), ...(TELLING_WORDS[language]?.split(' ') ?? [])])
    for (const word of words) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])
  }
  languagesOfWords = languagesOf
  return languagesOf
}
