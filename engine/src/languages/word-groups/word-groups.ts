/** What is known of a language's words; groups are separated by `|` or a line's end, words by a blank, lower case. */
export interface WordGroups {
  /** Forms of one word that no stemmer joins: irregular verbs and plurals, numbers, countries and their adjectives. */
  readonly forms: string
  /** Words that ask for much the same. */
  readonly synonyms: string
  /** Words of everyday trade that people use for one another: "shipping" where a shop writes "delivery". */
  readonly same?: string
}
