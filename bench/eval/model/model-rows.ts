import { quantile, share } from '../measure-articles.ts'
import { percent, type Row } from '../rows.ts'
import type { ModelOutcome } from './measure-with-model.ts'

/** Right, wrong and declined of what the knowledge answers, what became of the rest, what it cost and how long it took. */
export function modelRows(outcomes: readonly ModelOutcome[]): Row[] {
  const known = outcomes.filter(({ turn }) => turn.kind === 'known')
  const unknown = outcomes.filter(({ turn }) => turn.kind === 'off-topic' || turn.kind === 'near-topic')
  const isRight = ({ turn, reply }: ModelOutcome) => reply !== null && turn.isAnsweredBy(reply)
  const costs = outcomes.flatMap(({ trace }) => trace.model?.cost ?? [])
  const tokens = outcomes.map(
    ({ trace }) => (trace.model?.inputTokens ?? 0) + (trace.model?.outputTokens ?? 0),
  )
  const times = outcomes.map(({ milliseconds }) => milliseconds)
  const faults = outcomes.filter(({ trace }) => trace.model?.fault).length
  return [
    ['with the model, known questions: right', `${percent(share(known, isRight))} of ${known.length}`],
    ['wrong', percent(share(known, (it) => it.reply !== null && !isRight(it)))],
    ['declined or refused', percent(share(known, ({ reply }) => reply === null))],
    [
      'off-topic and near-topic refused',
      `${percent(share(unknown, ({ reply }) => reply === null))} of ${unknown.length}`,
    ],
    [
      'sentences left out',
      String(outcomes.reduce((sum, { trace }) => sum + (trace.model?.check?.droppedCount ?? 0), 0)),
    ],
    ['answers that the model did not finish', String(faults)],
    ['tokens, as its server counts them', tokens.reduce((sum, count) => sum + count, 0).toLocaleString('en')],
    [
      'cost, by LLM_PRICES',
      costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0).toFixed(4) : 'not known',
    ],
    [
      'whole answer, ms, median / 95th percentile',
      `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)}`,
    ],
  ]
}
