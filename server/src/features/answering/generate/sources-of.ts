import type { ChatSource } from '@parleykit/contract/chat/chat'
import { plainMarkdown } from '../../actions/index.ts'
import type { AnswerTask } from '../base/answerer.ts'
import type { ReadPassage } from '../base/composed-request.ts'
import { bestQuote, statementsCiting } from '../core/generate/best-quote.ts'
import { citedSources } from '../core/generate/cited-sources.ts'

/** A source for each cited passage, with the sentence that supports the reply, or with all that an action returned. */
export function sourcesOf(
  { known: { answer } }: AnswerTask,
  text: string,
  cited: readonly ReadPassage[],
): ChatSource[] {
  const best = answer.kind === 'answer' ? answer.bestSentences : new Map<number, string>()
  return cited.flatMap((passage, at) => {
    if (passage.passageId === null)
      return { title: passage.title, url: null, quote: plainMarkdown(passage.text) }
    const { passageId } = passage
    const said = statementsCiting(text, at + 1) || text
    return citedSources([passage], () => bestQuote(passage, said) ?? best.get(passageId))
  })
}
