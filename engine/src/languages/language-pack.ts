/**
 * Everything known about a language. Parts that a language lacks are left out. Lists of words are space-separated, in
 * lower case. A new field applies to every language: `packs.test.ts` prints which languages fill it.
 */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string

  // Words and their forms

  /** Name of its Snowball algorithm (as in the package `snowball-stemmers`). */
  readonly stemmer?: string
  /** Whether it writes compounds as one word with the main noun at the end. */
  readonly compounds: boolean
  /** Name of its list of function words in the package `stopword` (ISO 639-3). */
  readonly stopWordList?: string
  /** Question words and auxiliaries that the packaged list lacks. */
  readonly furtherStopWords?: string
  readonly wordGroups?: WordGroups

  // Days and hours; patterns are sources of regular expressions, for lower-case text

  readonly calendar?: Calendar
  /** Between the two ends of a range: "Mo bis Fr", "6 to 12". */
  readonly spanWords?: string
  /** After an hour: "9 Uhr". */
  readonly clockMarks?: string

  // Concepts: what words ask for and a text has without using the word

  readonly concepts?: Concepts

  // Sentences

  /** Words whose period ends no sentence, even before a capital letter. Patterns, in their original case. */
  readonly abbreviations?: string
  /** The same for days and months, whose period ends a sentence before a function word. */
  readonly dayAbbreviations?: string
  /** Whether its sentences begin with a function word more often than not. */
  readonly opensWithFunctionWords: boolean
  readonly nounsAreCapitalised: boolean

  // Questions; patterns, for lower-case text

  /** Before what is asked about: "how" of "how heavy". */
  readonly degreeWords?: string
  readonly askedObjects?: AskedObjects
  /** "And" between two things asked for. */
  readonly conjunctions?: string
  /** Prefixes that change the meaning of verbs; words. */
  readonly verbPrefixes?: string
  readonly followUps?: FollowUps
  /** Openings of yes/no answers. */
  readonly yesAndNo?: string
  readonly questionLabels?: QuestionLabels
  readonly shortForms?: ShortForms
  readonly smallTalk?: SmallTalkPack

  // What is asked for, and what answers it. Patterns for lower-case text

  /** Whether spaces separate its words and no particles are attached to them. */
  readonly isSpaced: boolean
  /** "And" that isn't a separate word; a pattern, used as is. */
  readonly clingingConjunctions?: string
  /** Question words, with the nouns that say what is asked for ("which year"). */
  readonly answerTypes?: Readonly<Record<'date' | 'number' | 'person' | 'place' | 'reason', string>>
  /** Words that express a number, an amount or a frequency. */
  readonly numberWords?: string
  readonly dateWords?: DateWords
  /** Words that introduce a reason. */
  readonly reasons?: string

  // What identifies the language

  /** Unicode's name of the script that it is mostly written in. */
  readonly script: string
  /** Letters and signs that are almost unique to it among languages of its script. */
  readonly ownLetters?: string
  /** Letters that its words are spelled with, without diacritics: those that a typo may have added or left out. */
  readonly alphabet?: string
  /**
   * Whether the words alone can identify a short question as this language. Not if they are also a bigger neighbor's.
   */
  readonly isToldByWords: boolean
  /** Words of questions without function words. */
  readonly tellingWords?: string

  // Differences between questions that ask the same

  /** Words that turn a question into its opposite, and "without"; without diacritics. */
  readonly negations?: string
  /** One spelling where the language has two. Applied in this order, to words of the given lengths. */
  readonly spellingVariants?: { readonly shortest: number; readonly rewrites: readonly Rewrite[] }
  /** Polite words and particles that don't change the meaning, in languages without spaces; patterns. */
  readonly particles?: string
  readonly questionForms?: QuestionForms

  // Values; patterns

  /**
   * Names of currencies, by ISO 4217 code, in addition to signs and codes. Patterns that don't match the beginning of
   * another word.
   */
  readonly currencies?: Readonly<Record<string, string>>

  // Rows of tables

  readonly tableWords?: TableWords

  // Headings and pages of websites; patterns

  /** A heading above contact details. */
  readonly contactHeading?: string
  /** Titles of pages that visitors ask about: "opening hours", "about us". */
  readonly askedPages?: string
  /** How a page says that it doesn't exist. */
  readonly notFound?: string

  /** Asks what an agent knows about `{topic}`. Quotation marks keep the topic uninflected. */
  readonly topicQuestion: string

  // What an answer must not do; patterns

  /** Words next to the number of a cited passage. */
  readonly citationWords?: string
}

export type Rewrite = readonly [pattern: RegExp, replacement: string]

/** A language as its JSON file has it: patterns are sources, and what it doesn't say is a default. */
export type PackData = Partial<
  Omit<LanguagePack, 'code' | 'topicQuestion' | 'spellingVariants' | 'questionForms'>
> &
  Pick<LanguagePack, 'code' | 'topicQuestion'> & {
    readonly spellingVariants?: { readonly shortest: number; readonly rewrites: RewriteSources }
    readonly questionForms?: Omit<QuestionForms, 'rewrites'> & { readonly rewrites: RewriteSources }
  }

/** Pairs of a pattern and its replacement. */
type RewriteSources = readonly (readonly string[])[]

/** The words before and after the thing that a visitor asks for: "do you have … for", "haben Sie … mit". */
export interface AskedObjects {
  readonly openings: string
  readonly prepositions: string
}

/** How a question depends on the one before. */
export interface FollowUps {
  /** Openings that continue it: "and for children?". */
  readonly openings: string
  /** Anaphora: words that stand for something said before. */
  readonly backReferences?: string
  /** Anaphora unless a noun follows: at the end, or before one of `afterBareReferences`. */
  readonly bareReferences?: string
  readonly afterBareReferences?: string
  /** Openings of a fragment: "for children?". */
  readonly prepositions?: string
  /** "The big one". */
  readonly placeholders?: string
}

/** Words, and their first letters, before a question or its answer in an FAQ. */
export interface QuestionLabels {
  readonly words: string
  readonly letters?: string
}

/** A short form per line, followed by the words that it means. */
export interface ShortForms {
  /** "wifi wi-fi"; any of the words may be meant. */
  readonly contentWords: readonly string[]
  /** As typed in chats: "u you", "whats what is". */
  readonly functionWords?: readonly string[]
}

/** How a question filters, orders and counts the rows of a table. Phrases are separated by bars, words by spaces. */
export interface TableWords {
  /** Before a value. */
  readonly below: string
  readonly atMost: string
  readonly above: string
  readonly atLeast: string
  /** After a value. */
  readonly orLess: string
  readonly orMore: string
  /** Before two values with one of `spanWords` or `conjunctions` between them. */
  readonly between: string
  /** The first row by a number, by a price or by a date. */
  readonly lowest: string
  readonly highest: string
  readonly cheapest: string
  readonly dearest: string
  readonly earliest: string
  readonly latest: string
  readonly count: string
  /** Asks for a price with words that otherwise ask for nothing. */
  readonly price: string
  /** Texts of cells; words. */
  readonly yes: string
  readonly no: string
  /** Words that leave out no row. */
  readonly generic: string
  /** Above the rows found. */
  readonly matches: string
  readonly firstMatches: string
}

/** Small talk: things that a visitor may say without asking anything. */
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
  /** `{name}` is the agent's name, `{about}` its tagline or description as a separate sentence, or nothing. */
  readonly replies: Readonly<Record<SmallTalkKind, string>>
}

export interface DateWords {
  /** After the hour of a time: "9 Uhr". */
  readonly hour?: string
  readonly century: string
  /** After the number of a day: "4th". */
  readonly ordinal?: string
  /** Abbreviations that stand alone. */
  readonly months?: string
}

/** Names of days as used in opening hours. Seven each, Monday first. */
export interface Calendar {
  readonly weekdays: readonly string[]
  /** Short names that are also other words ("so", "mar"): they are days only next to another day. */
  readonly shortWeekdays?: readonly string[]
  readonly weekend: string
  readonly workdays: string
  readonly everyDay: string
}

type ByConcept<Name extends string> = Readonly<Partial<Record<Name, string>>>

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
  /** How a text contains it; patterns. */
  readonly found: ByConcept<
    'closed' | 'meansOfPayment' | 'percent' | 'moneyBack' | 'address' | 'work' | 'voucher' | 'gluten'
  >
  /** Ways to ask for it with words that otherwise ask for nothing. Patterns; the group is the word that counts. */
  readonly phrases?: ByConcept<'phone' | 'hours' | 'moneyBack' | 'address' | 'work' | 'voucher'>
}

/** Groups of words, one group per line, words separated by spaces, in lower case. */
export interface WordGroups {
  /**
   * Forms of one word that no stemmer connects: irregular verbs and plurals, numbers, countries and their adjectives.
   */
  readonly forms?: readonly string[]
  /** Near synonyms. */
  readonly synonyms?: readonly string[]
  /** Everyday trade words that people use interchangeably: "shipping" where a shop writes "delivery". */
  readonly same?: readonly string[]
  /**
   * Words of one everyday topic (parking: car, garage, space). A question with one of them may be answered with
   * another.
   */
  readonly topics?: readonly string[]
}

/** How questions are phrased. Lists of words without diacritics. */
export interface QuestionForms {
  /** Words that don't change the meaning: articles, auxiliaries, light prepositions, politeness. */
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
  /** Openings of yes/no questions. */
  readonly whether: string
  /** Synonyms, one group per line. Questions that differ only in these ask the same. */
  readonly names: readonly string[]
  /** Prepositions whose exchange reverses the meaning. Each group is one direction. */
  readonly relations: readonly string[]
  /** Phrasings that mean another one, rewritten in this order. */
  readonly rewrites: readonly Rewrite[]
}
