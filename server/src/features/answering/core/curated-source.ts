import type { ChatSource } from '@parleykit/contract/chat/chat'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { splitIntoSentences } from '@parleykit/engine/text/split-into-sentences'

/** A source that says in the visitor's language (ISO 639-1) that a person wrote this answer, quoting its start. */
export function curatedSource(answer: string, language: string): ChatSource {
  const quote = splitIntoSentences(answer)[0]?.text ?? answer
  return { title: visitorTexts(language).teamAnswer, url: null, quote }
}
