import { PassageAnnotator } from '../text/annotations/annotate-passage.ts'
import type { AnswerPassage } from '../text/annotations/answer-passage.ts'
import { decodeAnnotations } from '../text/annotations/encode-annotations.ts'
import type { PassageAnnotations } from '../text/annotations/passage-annotations.ts'
import { keepSentences } from '../text/annotations/read-sentences.ts'
import type { PassageIndex } from './passage-index.ts'
import { placesOf } from './places-of.ts'

const known = new WeakMap<
  AnswerPassage,
  { readonly index: PassageIndex; readonly reading: PassageAnnotations }
>()

/**
 * What the answerer reads from a passage, as stored in the index. Reads it again if the index is from before that was
 * stored, or if the passage's title or questions have changed. Once for each object.
 */
export function annotationsOf(index: PassageIndex, passage: AnswerPassage): PassageAnnotations {
  const kept = known.get(passage)
  if (kept?.index === index) return kept.reading
  const reading = storedAnnotations(index, passage) ?? new PassageAnnotator().read(passage)
  keepSentences(passage, reading.sentences)
  known.set(passage, { index, reading })
  return reading
}

function storedAnnotations(index: PassageIndex, passage: AnswerPassage): PassageAnnotations | undefined {
  const { annotations } = index
  const place = placesOf(index).get(passage.passageId)
  const start = annotations && place !== undefined ? annotations.starts[place] : undefined
  if (!annotations || start === undefined) return undefined
  return decodeAnnotations(annotations.bytes, start, passage, annotations.words)
}
