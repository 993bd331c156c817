import type { AnswerPassage } from './answer-passage.ts'
import { ByteReader, type ByteWriter } from './byte-writer.ts'
import type { AnnotatedSentence, NumberedText, PassageAnnotations } from './passage-annotations.ts'
import type { WordList } from './word-list.ts'

const KINDS = ['prose', 'item', 'row', 'code'] as const
const KIND_BITS = 2
const QUESTION_LIKE = 1
const CAN_ANSWER = 2
const YES_OR_NO = 4
const FLAG_BITS = 3

/** Writes a passage's annotations, without its texts. */
export function encodeAnnotations(
  annotations: PassageAnnotations,
  passage: AnswerPassage,
  writer: ByteWriter,
): void {
  const { words, head, aboveLength, headline, questions, body, sentences, topicKeys } = annotations
  writer.write(checkOf(passage))
  writer.write(aboveLength)
  writer.write(headline.words.length)
  writer.writeList(questions.map((question) => question.words.length))
  writer.write(body.words.length)
  writer.writeList(words)
  writer.writeList(body.concepts)
  writer.writeList(head.concepts)
  writer.writeList(headline.concepts)
  for (const { concepts } of questions) writer.writeList(concepts)
  writer.write(sentences.length)
  let end = 0
  for (const [position, sentence] of sentences.entries()) {
    writeSentence(sentence, position, end, words, writer)
    end = sentence.end
  }
  writer.writeList(topicKeys)
}

function writeSentence(
  sentence: AnnotatedSentence,
  position: number,
  after: number,
  words: Uint32Array,
  writer: ByteWriter,
): void {
  const { start, end, kind, numbered, context, headline, conceptsInContext } = sentence
  const flags =
    (sentence.isQuestionLike ? QUESTION_LIKE : 0) |
    (sentence.canAnswer ? CAN_ANSWER : 0) |
    (sentence.saysYesOrNo ? YES_OR_NO : 0)
  writer.write(start - after)
  writer.write(end - start)
  writer.write((((sentence.kinds << FLAG_BITS) | flags) << KIND_BITS) | KINDS.indexOf(kind))
  writer.write((numbered.words.byteOffset - words.byteOffset) / words.BYTES_PER_ELEMENT)
  writer.write(numbered.words.length)
  writer.write(context === undefined ? 0 : position - context)
  writer.write(headline === undefined ? 0 : position - headline)
  writer.writeList(numbered.concepts)
  if (context !== undefined) writer.writeList(conceptsInContext)
}

/** Only the words of what `encodeAnnotations` wrote from `start` on, and the numbers of its text's concepts. */
export function readWords(bytes: Uint8Array, start: number) {
  const reader = new ByteReader(bytes, start)
  reader.read()
  const aboveLength = reader.read()
  reader.read()
  const headLength = reader.readList().reduce((sum, length) => sum + length, aboveLength)
  const bodyLength = reader.read()
  return { words: reader.readList(), aboveLength, headLength, bodyLength, concepts: readConcepts(reader) }
}

/** Decodes what `encodeAnnotations` wrote from `start` on. `undefined` if it is of a different passage. */
export function decodeAnnotations(
  bytes: Uint8Array,
  start: number,
  passage: AnswerPassage,
  list: WordList,
): PassageAnnotations | undefined {
  const reader = new ByteReader(bytes, start)
  if (reader.read() !== checkOf(passage)) return undefined
  const aboveLength = reader.read()
  const headlineLength = reader.read()
  const questionLengths = reader.readList()
  const headLength = questionLengths.reduce((sum, length) => sum + length, aboveLength)
  const bodyLength = reader.read()
  const words = reader.readList()
  const part = (from: number, to: number, concepts: readonly number[]): NumberedText => ({
    list,
    words: words.subarray(from, to),
    concepts,
  })
  const body = part(headLength, headLength + bodyLength, readConcepts(reader))
  const head = part(0, headLength, readConcepts(reader))
  const headline = part(aboveLength - headlineLength, aboveLength, readConcepts(reader))
  let questionStart = aboveLength
  const questions = Array.from(questionLengths, (length) => {
    questionStart += length
    return part(questionStart - length, questionStart, readConcepts(reader))
  })
  const sentences: AnnotatedSentence[] = []
  for (let left = reader.read(); left > 0; left--)
    sentences.push(readSentence(reader, sentences, passage.text, part))
  return { words, head, aboveLength, headline, questions, body, sentences, topicKeys: readConcepts(reader) }
}

function readSentence(
  reader: ByteReader,
  before: readonly AnnotatedSentence[],
  text: string,
  part: (from: number, to: number, concepts: readonly number[]) => NumberedText,
): AnnotatedSentence {
  const start = (before.at(-1)?.end ?? 0) + reader.read()
  const end = start + reader.read()
  const bits = reader.read()
  const flags = bits >> KIND_BITS
  const from = reader.read()
  const wordCount = reader.read()
  const toContext = reader.read()
  const toHeadline = reader.read()
  const numbered = part(from, from + wordCount, readConcepts(reader))
  return {
    start,
    end,
    text: text.slice(start, end),
    kind: KINDS[bits & (KINDS.length - 1)] ?? 'prose',
    numbered,
    wordCount,
    context: toContext === 0 ? undefined : before.length - toContext,
    conceptsInContext: toContext === 0 ? numbered.concepts : readConcepts(reader),
    headline: toHeadline === 0 ? undefined : before.length - toHeadline,
    isQuestionLike: (flags & QUESTION_LIKE) !== 0,
    canAnswer: (flags & CAN_ANSWER) !== 0,
    saysYesOrNo: (flags & YES_OR_NO) !== 0,
    kinds: flags >> FLAG_BITS,
  }
}

const NONE: readonly number[] = []

function readConcepts(reader: ByteReader): readonly number[] {
  const count = reader.read()
  return count === 0 ? NONE : Array.from(reader.readAll(count))
}

/** Detects changed texts (FNV-1a of everything except the text itself, which never changes, and its length). */
function checkOf({ title, heading, text, questions }: AnswerPassage): number {
  let hash = 0x811c9dc5 ^ text.length
  for (const part of [title, heading, ...(questions ?? [])]) {
    for (let at = 0; at < part.length; at++) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ 0xffff, 0x01000193)
  }
  return hash >>> 0
}
