/**
 * All that is known of a language; what it lacks is an explicit null, or "null" where a list is empty on purpose. Lists of
 * words are separated by blanks, lower case. A new field is a question to every language: `packs.test.ts` prints who
 * answers it.
 */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string

  // Words and their forms

  /** Name of its Snowball algorithm (as the package `snowball-stemmers` has it). */
  readonly stemmer: string | null
  /** Whether it writes compounds as one word, the part that says what it is at the end. */
  readonly compounds: boolean
  /** Name of its list of function words in the package `stopword` (ISO 639-3). */
  readonly stopWordList: string | null
  /** Words of asking, and auxiliaries, that the packaged list lacks. */
  readonly furtherStopWords: string | null
  readonly wordGroups: WordGroups | null

  // Days, hours and ages; patterns are sources of regular expressions, for lower-case text

  readonly calendar: Calendar | null
  /** Between the two ends of a span: "Mo bis Fr", "6 to 12". */
  readonly spanWords: string | null
  /** Behind an hour: "9 Uhr". */
  readonly clockMarks: string | null
  readonly ages: Ages | null

  // What words ask for and a text has without saying the word

  readonly concepts: Concepts | null

  // Sentences

  /** Words whose full stop ends no sentence, also before a capital letter; patterns, in their own case. */
  readonly abbreviations: string | null
  /** The same of days and months, whose full stop ends a sentence before a function word. */
  readonly dayAbbreviations: string | null
  /** Whether its sentences begin with a function word more often than not. */
  readonly opensWithFunctionWords: boolean
  readonly nounsAreCapitalised: boolean

  // Questions; patterns, for lower-case text

  readonly requests: Requests | null
  /** Before what is asked about: "how" of "how heavy". */
  readonly degreeWords: string | null
  readonly askedObjects: AskedObjects | null
  readonly narratives: Narratives | null
  /** "And", between two things that are asked for. */
  readonly conjunctions: string | null
  /** What stands before verbs and changes what they mean; words. */
  readonly verbPrefixes: string | null
  readonly followUps: FollowUps | null
  /** Openings that answer a question by yes or no. */
  readonly yesAndNo: string | null
  readonly questionLabels: QuestionLabels | null
  readonly shortForms: ShortForms | null
  readonly smallTalk: SmallTalkPack | null

  // What is asked for, and what answers it; patterns, for lower-case text

  /** Whether blanks tell its words apart, and these stand bare: no particles cling to them. */
  readonly isSpaced: boolean
  /** "And" that isn't a word by itself; a pattern as it stands. */
  readonly clingingConjunctions: string | null
  /** Question words, with the words that tell what is asked for ("which year"). */
  readonly answerTypes: Readonly<Record<'date' | 'number' | 'person' | 'place' | 'reason', string>> | null
  /** Words that tell a number, an amount or how often. */
  readonly numberWords: string | null
  readonly dateWords: DateWords | null
  /** What a reason is told with. */
  readonly reasons: string | null

  // What it is told by

  /** Unicode's name of the script that it is mostly written in. */
  readonly script: string
  /** Letters and signs that hardly another language of its script has. */
  readonly ownLetters: string | null
  /** Letters that its words are spelt with, without diacritics: what a typo may have put in or left out. */
  readonly alphabet: string | null
  /** Whether a short question may be told to be in it by its words alone; not where they are a bigger neighbour's. */
  readonly isToldByWords: boolean
  /** Words of questions that have no function word. */
  readonly tellingWords: string | null

  // What questions that ask the same differ in

  /** Words that make the opposite of a question, and "without"; without diacritics. */
  readonly negations: string | null
  /** One spelling where it has two; in this order, of words of so many letters. */
  readonly spellingVariants: { readonly shortest: number; readonly rewrites: readonly Rewrite[] } | null
  /** What is polite, and particles that change nothing, where words aren't spaced; patterns. */
  readonly particles: string | null
  readonly questionForms: QuestionForms | null

  // Values; patterns

  /** Days of the year that are called by their names; patterns, all the ways to call one. */
  readonly namedDays: Readonly<Record<NamedDay, string | null>> | null
  /** What all of them are called together: "bank holidays". */
  readonly publicHolidays: string | null
  /** What amounts are called, by ISO 4217's code; signs and codes are known. Patterns, without what another word begins with. */
  readonly currencies: Readonly<Record<string, string>> | null

  // Headings and pages of websites; patterns

  /** A heading for where to write and call. */
  readonly contactHeading: string | null
  /** What pages are called that visitors ask about: "opening hours", "about us". */
  readonly askedPages: string | null
  /** How a page says that it isn't there. */
  readonly notFound: string | null

  // What an answer may not do; patterns

  /** Words beside the number of a passage that is cited. */
  readonly citationWords: string | null
  /** Of regular verbs whose stemmer keeps forms apart. */
  readonly conjugation: Conjugation | null
}

export type Rewrite = readonly [pattern: RegExp, replacement: string]

/** How something is asked for that says nothing of it: "can you list all …". */
export interface Requests {
  readonly politeness: string | null
  readonly ask: string | null
  readonly verbs: string
  /** What must follow the verb. */
  readonly objects: string
}

/** What stands before and behind the thing that somebody asks for: "do you have … for", "haben Sie … mit". */
export interface AskedObjects {
  readonly openings: string
  readonly prepositions: string
}

/** How a message falls into a story and a question. */
export interface Narratives {
  /** First words of questions. */
  readonly openers: string
  /** What may stand before them. */
  readonly conjunctions: string
  /** Greetings, and words by which people speak of themselves. */
  readonly tells: string
}

/** How a question leans on the one before. */
export interface FollowUps {
  /** Openings that go on from it: "and for children?". */
  readonly openings: string
  /** Words that stand for something said before. */
  readonly backReferences: string | null
  /** The same unless a noun follows: at the end, or before one of `afterBareReferences`. */
  readonly bareReferences: string | null
  readonly afterBareReferences: string | null
  /** Openings of a fragment: "for children?". */
  readonly prepositions: string | null
  /** "The big one". */
  readonly placeholders: string | null
}

/** Words, and their first letters, before a question or its answer in a list of them. */
export interface QuestionLabels {
  readonly words: string
  readonly letters: string | null
}

/** A short form a line, with the words it stands for behind it. */
export interface ShortForms {
  /** "wifi wi-fi"; words that each may be meant. */
  readonly contentWords: string
  /** As they are typed in chats: "u you", "whats what is". */
  readonly functionWords: string | null
}

/** What a visitor may say without asking anything. */
export type SmallTalkKind =
  | 'greeting'
  | 'how-are-you'
  | 'who-are-you'
  | 'what-can-you-do'
  | 'thanks'
  | 'goodbye'
  | 'fine'

export interface SmallTalkPack {
  /** Whole clauses, lower case, without punctuation; patterns. */
  readonly phrases: Readonly<Record<SmallTalkKind, string>>
  /** `{name}` is the agent's name, `{about}` its tagline or description as a sentence of its own, or nothing. */
  readonly replies: Readonly<Record<SmallTalkKind, string>>
}

export interface DateWords {
  /** Behind the hour of a time: "9 Uhr". */
  readonly hour: string | null
  readonly century: string
  /** Behind the number of a day: "4th". */
  readonly ordinal: string | null
  /** Abbreviations that stand alone. */
  readonly months: string | null
}

/** Names of days as opening hours are written with. Seven each, Monday first. */
export interface Calendar {
  readonly weekdays: readonly string[]
  /** Words of their own as well ("so", "mar"): days beside another day alone. */
  readonly shortWeekdays: readonly string[] | null
  readonly weekend: string
  readonly workdays: string
  readonly everyDay: string
}

/** How ages are told. */
export interface Ages {
  /** Behind the number of a person's age: "10 years old". */
  readonly old: string | null
  /** Before it: "I'm 15". */
  readonly is: string | null
  /** What a number behind `is` counts where it is no age. */
  readonly otherUnits: string | null
}

type ByConcept<Name extends string> = Readonly<Record<Name, string | null>>

export interface Concepts {
  /** Words that ask for it, without diacritics. */
  readonly asked: ByConcept<
    | 'email'
    | 'phone'
    | 'contact'
    | 'hours'
    | 'money'
    | 'payment'
    | 'reduction'
    | 'moneyBack'
    | 'address'
    | 'work'
    | 'voucher'
    | 'gluten'
  >
  /** Words that are part of a telephone number's or mail address's name and ask for neither by themselves, likewise. */
  readonly carriers: string | null
  /** How a text has it; patterns. */
  readonly found: ByConcept<
    'closed' | 'meansOfPayment' | 'percent' | 'moneyBack' | 'address' | 'work' | 'voucher' | 'gluten'
  >
  /** Ways of asking for it by words that ask for nothing elsewhere; patterns, the group is the word that it counts for. */
  readonly phrases: ByConcept<'phone' | 'hours' | 'moneyBack' | 'address' | 'work' | 'voucher'>
}

/** Groups of words, a group a line, words separated by blanks, lower case. */
export interface WordGroups {
  /** Forms of one word that no stemmer joins: irregular verbs and plurals, numbers, countries and their adjectives. */
  readonly forms: string | null
  /** Words that ask for much the same. */
  readonly synonyms: string | null
  /** Words of everyday trade that people use for one another: "shipping" where a shop writes "delivery". */
  readonly same: string | null
  /** Words of one everyday topic (parking: car, garage, space): who asks with one of them may be answered with another. */
  readonly topics: string | null
}

/** How questions are put; lists of words without diacritics. */
export interface QuestionForms {
  /** Words that change nothing: articles, auxiliaries, light prepositions, politeness. */
  readonly light: string
  readonly first: string
  readonly second: string
  readonly negation: string
  readonly when: string
  readonly where: string
  readonly who: string
  readonly why: string
  readonly how: string
  readonly what: string
  /** Openings of a question that is answered by yes or no. */
  readonly whether: string
  /** Names of one and the same thing, a group a line: a question with one of them asks what it asks with another. */
  readonly names: string
  /** Prepositions whose exchange turns the meaning; each group is one direction. */
  readonly relations: readonly string[]
  /** Ways of asking that mean another, rewritten in this order. */
  readonly rewrites: readonly Rewrite[]
}

/** Numbers as words, by their values; `/` between forms, `-` where there is none. */
export interface Numerals {
  /** 0 to 20, then 30, 40, 50, 60, 100, 1000. */
  readonly cardinals: string
  /** First to tenth. */
  readonly ordinals: string | null
}

/** Holidays by their date, and those that move by their names. */
export const NAMED_DAYS = [
  '12-24',
  '12-25',
  '12-26',
  '12-31',
  '1-1',
  '1-6',
  '5-1',
  '8-15',
  '11-1',
  'carnival-monday',
  'carnival-tuesday',
  'ash-wednesday',
  'palm-sunday',
  'maundy-thursday',
  'good-friday',
  'holy-saturday',
  'easter',
  'easter-sunday',
  'easter-monday',
  'ascension',
  'whitsun',
  'whit-monday',
  'black-friday',
  'cyber-monday',
] as const

export type NamedDay = (typeof NAMED_DAYS)[number]

/** Orders to whoever writes the answer. */
export interface Orders {
  /** "Ignore" … "the instructions". */
  readonly ignore: string | null
  readonly rules: string | null
  /** "Say" "only". */
  readonly say: string | null
  readonly only: string | null
  /** What is an order by itself, wherever it is. */
  readonly alone: string | null
}

export interface Conjugation {
  /** `-t` and the like after a verb's stem, in a sentence and after `ge-`. */
  readonly finite: RegExp
  readonly participle: RegExp
  /** The spelling that a stem has without `-en`. */
  readonly bare: (stem: string) => string
  /** All spellings, of a bare stem. */
  readonly finiteOf: (stem: string) => readonly string[]
  readonly participlesOf: (stem: string) => readonly string[]
}
