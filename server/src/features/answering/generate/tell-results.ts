import { plainMarkdown } from '../../actions/index.ts'
import type { Answered, Delta } from '../base/answerer.ts'
import type { Asking } from './call-tool.ts'

/**
 * Answers with what actions returned, in the fixed words of the visitor's language: for a model that called them and then
 * wrote nothing that can be shown.
 */
export async function* tellResults({ called, watch }: Asking): AsyncGenerator<Delta, Answered> {
  const { results, begun } = called
  watch.noteFirstToken()
  const told = results.map((result) => plainMarkdown(result.text)).join('\n\n')
  yield { type: 'delta', text: begun ? `\n\n${told}` : told }
  const sources = results.flatMap(({ source: title, text, traced }) =>
    traced.state === 'done' ? [{ title, url: null, quote: plainMarkdown(text) }] : [],
  )
  return {
    ...{ answerer: 'action', refusal: null, sources, model: null, threshold: 0 },
    ...{ quoted: new Set<number>(), cited: new Set<number>() },
  }
}
