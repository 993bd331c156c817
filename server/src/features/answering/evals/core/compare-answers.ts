import type { EvalAnswer, EvalChange } from '@parleykit/contract/answering/evals/evals'

const byModel: ReadonlySet<EvalAnswer['answerer']> = new Set(['model', 'model_and_embedded'])

/** How an answer has changed. A model words the same answer in different ways, so its sources are compared. */
export function compareAnswers(from: EvalAnswer, to: EvalAnswer): EvalChange {
  if (from.isRefused !== to.isRefused) return to.isRefused ? 'newly_refused' : 'newly_answered'
  if (from.isRefused) return 'same'
  const isWorded = byModel.has(from.answerer) && byModel.has(to.answerer)
  const isSame = isWorded ? sourcesOf(from) === sourcesOf(to) : from.text === to.text
  return isSame ? 'same' : 'changed'
}

/** The sources' quotes, regardless of order. */
function sourcesOf({ sources }: EvalAnswer): string {
  const lines = sources.map(({ title, url, quote }) => JSON.stringify([title, url, quote]))
  return [...new Set(lines)].sort().join('\n')
}
