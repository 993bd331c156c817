import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { refusalOf } from '@parleykit/engine/answer/compose-answer'
import { ANSWERABILITY_THRESHOLD } from '@parleykit/engine/answer/evidence/answerability-weights'
import { unansweredPart } from '@parleykit/engine/answer/unanswered-part'
import type { Answered, Answerer, AnswerTask, Delta } from '../base/answerer.ts'
import { quotedSources } from '../core/generate/cited-sources.ts'
import { splitForStream } from '../core/split-for-stream.ts'

/** Answers with the knowledge's own sentences, rows and items, or refuses if the classifier isn't confident in them. */
export const quoteAnswerer: Answerer = { answer }

async function* answer({ known, language, watch, stop }: AnswerTask): AsyncGenerator<Delta, Answered> {
  const { answer, found, rows } = known
  const none = { cited: new Set<number>(), model: null, threshold: ANSWERABILITY_THRESHOLD }
  if (answer.kind === 'refusal')
    return { ...none, answerer: 'none', refusal: refusalOf(answer), sources: [], quoted: new Set() }
  const rest = unansweredPart(found.search.question)
  const parts = rest === undefined ? [answer.text] : [answer.text, visitorTexts(language).nothingAbout(rest)]
  for (const text of splitForStream(parts.join('\n\n'))) {
    if (stop.aborted) break
    watch.noteFirstToken()
    yield { type: 'delta', text }
  }
  return {
    ...none,
    answerer: 'embedded',
    refusal: null,
    sources: quotedSources(answer.quotes, rows?.passages ?? found.passages),
    quoted: new Set(answer.quotes.map(({ passageId }) => passageId)),
  }
}
