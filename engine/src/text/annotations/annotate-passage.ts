import { conceptsIn } from '../concepts.ts'
import { innermostHeading } from '../innermost-heading.ts'
import type { Sentence } from '../split-into-sentences.ts'
import { countTokens, forEachToken } from '../tokenize.ts'
import { answerKindsIn } from './answer-kinds.ts'
import type { AnswerPassage } from './answer-passage.ts'
import { findTopics } from './find-topics.ts'
import { canAnswer, contextOf } from './line-context.ts'
import type { AnnotatedSentence, NumberedText, PassageAnnotations } from './passage-annotations.ts'
import { headlinePosition, isQuestionLike, saysYesOrNo } from './question-above.ts'
import { cacheSentences, quotableSentences } from './quotable-sentences.ts'
import { topicKey } from './topic-key.ts'
import { GrowingWordList } from './word-list.ts'

/** Annotates passages one by one, in the numbers of one word list. */
export class PassageAnnotator {
  readonly list = new GrowingWordList()
  #words: number[] = []

  /** Linear in the passage's texts. */
  annotate(passage: AnswerPassage): PassageAnnotations {
    this.#words = []
    const { title, heading, text } = passage
    const questions = passage.questions ?? []
    this.#add(title)
    this.#add(heading)
    const aboveLength = this.#words.length
    const headlineText = innermostHeading(heading)
    const headlineLength = countTokens(headlineText)
    const questionEnds = questions.map((question) => this.#add(question))
    const headLength = this.#words.length
    const plain = quotableSentences(passage)
    const positions = this.#addBody(text, plain)
    const bodyEnd = headLength + positions.bodyLength
    const words = Uint32Array.from(this.#words)
    const part = (from: number, to: number, text: string): NumberedText => ({
      list: this.list,
      words: words.subarray(from, to),
      concepts: this.#numbersOf(conceptsIn(text)),
    })
    const bodyWords = words.subarray(headLength, bodyEnd)
    const concepts = conceptsIn(text)
    const wordsOf = (at: number) => words.subarray(positions.starts[at] ?? 0, positions.ends[at] ?? 0)
    const sentences = this.#annotateSentences(text, plain, new Set(concepts), wordsOf)
    cacheSentences(passage, sentences)
    return {
      words,
      head: part(0, headLength, [title, heading, ...questions].join('\n')),
      aboveLength,
      headline: part(aboveLength - headlineLength, aboveLength, headlineText),
      questions: questions.map((question, at) =>
        part(questionEnds[at - 1] ?? aboveLength, questionEnds[at] ?? 0, question),
      ),
      body: { list: this.list, words: bodyWords, concepts: this.#numbersOf(concepts) },
      sentences,
      topicKeys: findTopics(passage).flatMap(({ label, longLabel, names }) => [
        ...names.map(topicKey),
        topicKey(label),
        topicKey(longLabel),
      ]),
    }
  }

  /** Returns the start of the next text. */
  #add(text: string): number {
    forEachToken(text, (token) => this.#words.push(this.list.add(token.toLowerCase())))
    return this.#words.length
  }

  /** The word positions of each sentence: among the body's, or after them if sentences overlap in a word. */
  #addBody(text: string, sentences: readonly Sentence[]) {
    const first = this.#words.length
    const starts: number[] = []
    const ends: number[] = []
    let sentence = 0
    let isClean = true
    forEachToken(text, (token, start, end) => {
      while (start >= (sentences[sentence]?.end ?? Number.POSITIVE_INFINITY)) sentence++
      const { start: from = Number.POSITIVE_INFINITY, end: to = 0 } = sentences[sentence] ?? {}
      if (start >= from) {
        starts[sentence] ??= this.#words.length
        ends[sentence] = this.#words.length + 1
        if (end > to) isClean = false
      } else if (end > from || start < (sentences[sentence - 1]?.end ?? 0)) isClean = false
      this.#words.push(this.list.add(token.toLowerCase()))
    })
    const bodyLength = this.#words.length - first
    if (!isClean) {
      for (const [at, { text: own }] of sentences.entries()) {
        starts[at] = this.#words.length
        ends[at] = this.#add(own)
      }
    }
    return { bodyLength, starts, ends }
  }

  /** `among`: the concepts of the whole text, the only ones that its sentences can have. */
  #annotateSentences(
    text: string,
    sentences: readonly Sentence[],
    among: ReadonlySet<string>,
    wordsOf: (position: number) => Uint32Array,
  ): AnnotatedSentence[] {
    const find = (text: string) => this.#numbersOf(conceptsIn(text, among))
    return sentences.map((sentence, position) => {
      const context = contextOf(sentences, position)
      const above = context === undefined ? undefined : sentences[context]
      const concepts = find(sentence.text)
      const words = wordsOf(position)
      return {
        ...sentence,
        numbered: { list: this.list, words, concepts },
        wordCount: words.length,
        context,
        conceptsInContext: above ? find(`${above.text}\n${sentence.text}`) : concepts,
        headline: headlinePosition(text, sentences, position),
        isQuestionLike: isQuestionLike(sentence.text, words.length),
        canAnswer: canAnswer(sentences, position),
        saysYesOrNo: saysYesOrNo(sentence),
        kinds: answerKindsIn(sentence.text),
      }
    })
  }

  #numbersOf(concepts: readonly string[]): number[] {
    return concepts.map((term) => this.list.add(term))
  }
}
