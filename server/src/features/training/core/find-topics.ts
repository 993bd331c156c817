import { detectLanguage } from '@parleykit/engine/text/detect-language'
import { innermostHeading } from '@parleykit/engine/text/innermost-heading'
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

/** The innermost headings in their order, each once: those that are questions, and those that name a topic. */
export function findHeadings(passages: readonly StarterPassage[]): { questions: string[]; topics: string[] } {
  const headings = new Set(passages.map((passage) => innermostHeading(passage.heading)))
  headings.delete('')
  const all = [...headings]
  return {
    questions: all.filter((heading) => QUESTION_END.test(heading)),
    topics: all.filter((heading) => !QUESTION_END.test(heading)),
  }
}

/** Questions that stand in the text with something after them, such as an FAQ without headings. */
export function findWrittenQuestions(passages: readonly StarterPassage[]): string[] {
  const questions = passages.flatMap(({ text }) => {
    const sentences = splitIntoSentences(text)
    return sentences.filter(
      (sentence, at) =>
        sentence.kind === 'prose' &&
        QUESTION_END.test(sentence.text) &&
        !QUESTION_END.test(sentences[at + 1]?.text ?? '?'),
    )
  })
  return [...new Set(questions.map((sentence) => sentence.text))]
}

/** Names of several words that the text mentions more than once, the most frequent first. */
export function findNames(passages: readonly StarterPassage[]): string[] {
  const mentions = new Map<string, number>()
  for (const { text } of passages) {
    for (const [name] of text.matchAll(NAME)) mentions.set(name, (mentions.get(name) ?? 0) + 1)
  }
  const frequent = [...mentions].filter(([, count]) => count >= FEWEST_MENTIONS)
  return frequent.sort((a, b) => b[1] - a[1]).map(([name]) => name)
}

/** ISO 639-1 code of the language that the passages begin in; `''` when it can't be told. */
export function languageOf(passages: readonly StarterPassage[]): string {
  const beginnings = passages.slice(0, 20).map((passage) => passage.text.slice(0, 200))
  return detectLanguage(beginnings.join('\n'))
}
