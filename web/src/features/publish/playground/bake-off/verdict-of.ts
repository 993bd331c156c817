import type { AnswerTrace } from '@parleykit/contract/answering/answer-traces'
import type { TriedAnswer } from '@parleykit/contract/answering/bake-off'
import { bakeOffTexts } from './bake-off-texts.ts'

export type BakeOffVerdict = keyof typeof bakeOffTexts.verdicts

/** How an answer came out. */
export function verdictOf({ isRefused, receipt }: TriedAnswer): BakeOffVerdict {
  const { answerer, model } = receipt
  if (model?.fault) return 'failed'
  if (isRefused) return 'refused'
  const outcome = model?.verification?.outcome
  if (outcome === 'replaced') return 'replaced'
  if (outcome === 'corrected' || outcome === 'put_right') return 'corrected'
  if (answerer === 'embedded') return 'quoted'
  if (answerer !== 'model' && answerer !== 'model_and_embedded') return 'other'
  return outcome === 'held' ? 'held' : 'unchecked'
}

/** What a model's reply cost with its verification; null if no price is known. */
export function costOfAnswer({ model }: Pick<AnswerTrace, 'model'>): number | null {
  if (model === null || model.cost === null) return null
  return model.cost + (model.verification?.cost ?? 0)
}

/** What all answers of a column amount to, in words. */
export function summarize(answers: readonly TriedAnswer[]): string {
  if (answers.length === 0) return ''
  const verdicts = answers.map(verdictOf)
  const count = (wanted: BakeOffVerdict) => verdicts.filter((verdict) => verdict === wanted).length
  const refused = count('refused')
  const costs = answers.flatMap(({ receipt }) => costOfAnswer(receipt) ?? [])
  const seconds = answers.reduce((sum, { receipt }) => sum + receipt.milliseconds.whole, 0) / 1000
  return [
    `${answers.length - refused} answered`,
    ...(['refused', 'corrected', 'replaced', 'failed'] as const).flatMap((verdict) =>
      count(verdict) > 0 ? [`${count(verdict)} ${bakeOffTexts.verdicts[verdict]}`] : [],
    ),
    `${(seconds / answers.length).toFixed(1)} s on average`,
    ...(costs.length > 0 ? [formatCost(costs.reduce((sum, cost) => sum + cost, 0))] : []),
  ].join(' · ')
}

/** "$0.0042": two significant digits, since a reply costs a fraction of a cent. */
export function formatCost(cost: number): string {
  if (cost === 0) return '$0'
  return `$${cost >= 1 ? cost.toFixed(2) : cost.toLocaleString('en-US', { maximumSignificantDigits: 2 })}`
}
