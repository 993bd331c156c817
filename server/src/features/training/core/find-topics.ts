import type { CommonWordsOf } from '@parleykit/engine/text/common-words'
import { detectLanguage } from '@parleykit/engine/text/detect-language'
import { HEADING_SEPARATOR, innermostHeading } from '@parleykit/engine/text/innermost-heading'
import { isRow } from '@parleykit/engine/text/markdown-lines'
import { splitIntoSentences } from '@parleykit/engine/text/split-into-sentences'

/** What starter prompts are made from: a passage with its headings. */
export interface StarterPassage {
  readonly title: string
  readonly heading: string
  readonly text: string
}

const QUESTION_END = /[?？؟]$/
/** Capitalised words in a row that don't open a sentence: "Free University", "Edict of Nantes". */
const NAME =
  /(?<=[\p{Ll}\p{N},;:)] )\p{Lu}[\p{L}\p{M}'’-]+(?: (?:(?:of|the|de|la|du|von|van|der|di) ){0,2}\p{Lu}[\p{L}\p{M}'’-]+)+/gu
const FEWEST_MENTIONS = 2

/** Of the knowledge's beginning: what its language is told from. */
const BEGINNINGS = 20
const LONGEST_BEGINNING = 200

/** Gathers what could be asked about while passages come by; keeps none of their texts. */
export class KnowledgeTopics {
  /** Each innermost heading, with the headings that its tables stand under beside it; null where it stands over something else. */
  readonly #headings = new Map<string, Set<string> | null>()
  readonly #questions = new Set<string>()
  readonly #mentions = new Map<string, number>()
  readonly #beginnings: string[] = []

  add({ heading, text }: StarterPassage): void {
    this.#addHeading(heading, isRow(text))
    for (const question of writtenQuestions(text)) this.#questions.add(question)
    for (const [name] of text.matchAll(NAME)) this.#mentions.set(name, (this.#mentions.get(name) ?? 0) + 1)
    if (this.#beginnings.length < BEGINNINGS) this.#beginnings.push(text.slice(0, LONGEST_BEGINNING))
  }

  #addHeading(heading: string, isTable: boolean): void {
    const innermost = innermostHeading(heading)
    if (innermost === '') return
    const before = this.#headings.get(innermost)
    if (before === null) return
    if (!isTable) this.#headings.set(innermost, null)
    else this.#headings.set(innermost, (before ?? new Set()).add(above(heading)))
  }

  /** The innermost headings in their order, each once: those that are questions, and those that name a topic. */
  headings(): { questions: string[]; topics: string[] } {
    const all = [...new Set([...this.#headings].flatMap(namesOf))]
    return {
      questions: all.filter((heading) => QUESTION_END.test(heading)),
      topics: all.filter((heading) => !QUESTION_END.test(heading)),
    }
  }

  /** Questions that stand in the text with something after them, such as an FAQ without headings. */
  writtenQuestions(): string[] {
    return [...this.#questions]
  }

  /** Names of several words that the text mentions more than once, the most frequent first. */
  names(): string[] {
    const frequent = [...this.#mentions].filter(([, count]) => count >= FEWEST_MENTIONS)
    return frequent.sort((a, b) => b[1] - a[1]).map(([name]) => name)
  }

  /** ISO 639-1 code of the language that the passages begin in; `''` when it can't be told. */
  language(commonWordsOf: CommonWordsOf): string {
    return detectLanguage(this.#beginnings.join('\n'), commonWordsOf)
  }
}

/** Of a table's line that other tables have too, the headings that tell them from each other. */
function namesOf([heading, tables]: readonly [string, ReadonlySet<string> | null]): string[] {
  return tables !== null && tables.size > 1 ? [...tables].filter((name) => name !== '') : [heading]
}

function above(heading: string): string {
  return heading.split(HEADING_SEPARATOR).at(-2) ?? ''
}

function writtenQuestions(text: string): string[] {
  if (!/[?？؟]/.test(text)) return []
  const sentences = splitIntoSentences(text)
  return sentences
    .filter(
      (sentence, at) =>
        sentence.kind === 'prose' &&
        QUESTION_END.test(sentence.text) &&
        !QUESTION_END.test(sentences[at + 1]?.text ?? '?'),
    )
    .map((sentence) => sentence.text)
}
