import type { AnswerPassage } from '../text/reading/answer-passage.ts'
import { decodeReading } from '../text/reading/encode-reading.ts'
import type { PassageReading } from '../text/reading/passage-reading.ts'
import { PassageReader } from '../text/reading/read-passage.ts'
import { keepSentences } from '../text/reading/read-sentences.ts'
import type { PassageIndex } from './passage-index.ts'
import { placesOf } from './places-of.ts'

const known = new WeakMap<AnswerPassage, { readonly index: PassageIndex; readonly reading: PassageReading }>()

/**
 * What the answerer reads from a passage, as stored in the index. Reads it again if the index is from before that was
 * stored, or if the passage's title or questions have changed. Once for each object.
 */
export function readingOf(index: PassageIndex, passage: AnswerPassage): PassageReading {
  const kept = known.get(passage)
  if (kept?.index === index) return kept.reading
  const reading = storedReading(index, passage) ?? new PassageReader().read(passage)
  keepSentences(passage, reading.sentences)
  known.set(passage, { index, reading })
  return reading
}

function storedReading(index: PassageIndex, passage: AnswerPassage): PassageReading | undefined {
  const { readings } = index
  const place = placesOf(index).get(passage.passageId)
  const start = readings && place !== undefined ? readings.starts[place] : undefined
  if (!readings || start === undefined) return undefined
  return decodeReading(readings.bytes, start, passage, readings.words)
}
