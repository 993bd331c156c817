import { isOwnLine } from '@parleykit/engine/answer/suggestions/questions-of-topic'
import { endsAsking } from '@parleykit/engine/text/annotations/line-context'
import type { CommonWordsOf } from '@parleykit/engine/text/common-words'
import { detectLanguage } from '@parleykit/engine/text/detect-language'
import { HEADING_SEPARATOR, innermostHeading } from '@parleykit/engine/text/innermost-heading'
import { isRow } from '@parleykit/engine/text/markdown-lines'
import { splitIntoSentences } from '@parleykit/engine/text/split-into-sentences'

/** The source of starter prompts: a passage with its headings. */
export interface StarterPassage {
  readonly title: string
  readonly heading: string
  readonly text: string
}

const QUESTION_END = /[?？؟]$/
/** Number of passages at the beginning of the knowledge from which its language is detected. */
const BEGINNINGS = 20
const LONGEST_BEGINNING = 200

/** Collects what could be asked about from a stream of passages. Keeps none of their texts. */
export class KnowledgeTopics {
  /** Each innermost heading with the headings above its tables; null if it is a heading of anything but a table. */
  readonly #headings = new Map<string, Set<string> | null>()
  readonly #questions = new Set<string>()
  readonly #beginnings: string[] = []

  add({ heading, text }: StarterPassage): void {
    this.#addHeading(heading, isRow(text))
    for (const question of writtenQuestions(text)) this.#questions.add(question)
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

  /** The innermost headings in order, each once, split into questions and names of topics. */
  headings(): { questions: string[]; topics: string[] } {
    const all = [...new Set([...this.#headings].flatMap(namesOf))]
    return {
      questions: all.filter((heading) => QUESTION_END.test(heading)),
      topics: all.filter((heading) => !QUESTION_END.test(heading)),
    }
  }

  /** Questions in the text that are followed by other text, such as an FAQ without headings. */
  writtenQuestions(): string[] {
    return [...this.#questions]
  }

  /** ISO 639-1 code of the language that the passages begin in; `''` if it can't be determined. */
  language(commonWordsOf: CommonWordsOf): string {
    return detectLanguage(this.#beginnings.join('\n'), commonWordsOf)
  }
}

/** The headings that tell several tables with the same row apart; otherwise the heading itself. */
function namesOf([heading, tables]: readonly [string, ReadonlySet<string> | null]): string[] {
  return tables !== null && tables.size > 1 ? [...tables].filter((name) => name !== '') : [heading]
}

function above(heading: string): string {
  return heading.split(HEADING_SEPARATOR).at(-2) ?? ''
}

function writtenQuestions(text: string): string[] {
  if (!/[?？؟]/.test(text)) return []
  const sentences = splitIntoSentences(text)
  return sentences.flatMap(({ kind, text: sentence }, at) => {
    const question = sentence.replace(/[*_]/g, '').trim()
    const isAnswered = !endsAsking(sentences[at + 1]?.text ?? '?')
    return kind === 'prose' && endsAsking(sentence) && isAnswered && isOwnLine(text, question)
      ? [question]
      : []
  })
}
