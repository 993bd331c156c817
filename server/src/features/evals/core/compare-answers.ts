import type { CheckAnswer, CheckChange } from '@parleykit/contract/checks'

const byModel: ReadonlySet<CheckAnswer['answerer']> = new Set(['model', 'model_and_embedded'])

/** What became of an answer. A model words the same twice in different ways: what it answers from is compared there. */
export function compareAnswers(from: CheckAnswer, to: CheckAnswer): CheckChange {
  if (from.isRefused !== to.isRefused) return to.isRefused ? 'newly_refused' : 'newly_answered'
  if (from.isRefused) return 'same'
  const isWorded = byModel.has(from.answerer) && byModel.has(to.answerer)
  const isSame = isWorded ? sourcesOf(from) === sourcesOf(to) : from.text === to.text
  return isSame ? 'same' : 'changed'
}

/** Their quotes, in any order. */
function sourcesOf({ sources }: CheckAnswer): string {
  const lines = sources.map(({ title, url, quote }) => JSON.stringify([title, url, quote]))
  return [...new Set(lines)].sort().join('\n')
}
