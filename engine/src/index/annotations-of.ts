import { PassageAnnotator } from '../text/annotations/annotate-passage.ts'
import type { AnswerPassage } from '../text/annotations/answer-passage.ts'
import { decodeAnnotations } from '../text/annotations/encode-annotations.ts'
import type { PassageAnnotations } from '../text/annotations/passage-annotations.ts'
import { cacheSentences } from '../text/annotations/quotable-sentences.ts'
import type { PassageIndex } from './passage-index.ts'
import { positionsOf } from './positions-of.ts'

const known = new WeakMap<
  AnswerPassage,
  { readonly index: PassageIndex; readonly annotations: PassageAnnotations }
>()

/**
 * A passage's annotations, as stored in the index. Annotates the passage again if the index is older than stored
 * annotations, or if the passage's title or questions have changed. Once for each object.
 */
export function annotationsOf(index: PassageIndex, passage: AnswerPassage): PassageAnnotations {
  const cached = known.get(passage)
  if (cached?.index === index) return cached.annotations
  const annotations = storedAnnotations(index, passage) ?? new PassageAnnotator().annotate(passage)
  cacheSentences(passage, annotations.sentences)
  known.set(passage, { index, annotations })
  return annotations
}

function storedAnnotations(index: PassageIndex, passage: AnswerPassage): PassageAnnotations | undefined {
  const { annotations } = index
  const position = positionsOf(index).get(passage.passageId)
  const start = annotations && position !== undefined ? annotations.starts[position] : undefined
  if (!annotations || start === undefined) return undefined
  return decodeAnnotations(annotations.bytes, start, passage, annotations.words)
}
