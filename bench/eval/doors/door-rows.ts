import { percent, type Row } from '../rows.ts'
import type { DoorFigures } from './measure-doors.ts'

/** Everyday questions by agent: an answer, a suggestion that leads to it, or neither. */
export function doorRows(figures: readonly DoorFigures[]): Row[] {
  const words = figures.flatMap((each) => each.words).sort((a, b) => a - b)
  const english = figures.filter(({ language }) => language === 'en')
  const others = figures.filter(({ language }) => language !== 'en')
  return [
    ...figures.map((each) => rowOf(`${each.agent} (${each.language})`, [each])),
    rowOf('in English', english),
    rowOf('in other languages', others),
    [
      'everyday questions: words behind a suggestion, median / most',
      `${words[Math.floor(words.length / 2)] ?? 0} / ${words.at(-1) ?? 0}`,
    ],
  ]
}

function rowOf(name: string, figures: readonly DoorFigures[]): Row {
  const sum = (key: 'known' | 'right' | 'wrong' | 'refused' | 'doorsOfRefusals' | 'doorsOfAnswers') =>
    figures.reduce((total, each) => total + each[key], 0)
  const share = (count: number) => percent(count / Math.max(1, sum('known')))
  const refusals = sum('right') + sum('doorsOfRefusals')
  return [
    `everyday, ${name}: right / wrong / refused; right or led there by a refusal, or by any reply`,
    `${share(sum('right'))} / ${share(sum('wrong'))} / ${share(sum('refused'))}; ${share(refusals)}, ${share(refusals + sum('doorsOfAnswers'))} of ${sum('known')}`,
  ]
}
