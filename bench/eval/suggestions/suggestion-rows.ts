import { percent, type Row } from '../rows.ts'
import type { SuggestionFigures } from './measure-suggestions.ts'

/** Everyday questions of a set, by agent: an answer, a suggestion that leads to it, or neither. */
export function suggestionRows(set: string, figures: readonly SuggestionFigures[]): Row[] {
  if (figures.length === 0) return []
  const words = figures.flatMap((each) => each.words).sort((a, b) => a - b)
  const english = figures.filter(({ language }) => language === 'en')
  const others = figures.filter(({ language }) => language !== 'en')
  return [
    ...figures.map((each) => rowOf(`${set}, ${each.agent} (${each.language})`, [each])),
    ...(english.length === 0 ? [] : [rowOf(`${set}, in English`, english)]),
    ...(others.length === 0 ? [] : [rowOf(`${set}, in other languages`, others)]),
    [
      `${set}: of what the knowledge doesn't answer, refused`,
      `${percent(sum(figures, 'unknownRefused') / Math.max(1, sum(figures, 'unknown')))} of ${sum(figures, 'unknown')}`,
    ],
    [
      `${set}: words behind a suggestion, median / most`,
      `${words[Math.floor(words.length / 2)] ?? 0} / ${words.at(-1) ?? 0}`,
    ],
  ]
}

function rowOf(name: string, figures: readonly SuggestionFigures[]): Row {
  const count = (key: Count) => sum(figures, key)
  const share = (part: number) => percent(part / Math.max(1, count('known')))
  const refusals = count('right') + count('refusalsWithLead')
  return [
    `${name}: right / wrong / refused; right or led there by a refusal, or by any reply`,
    `${share(count('right'))} / ${share(count('wrong'))} / ${share(count('refused'))}; ${share(refusals)}, ${share(refusals + count('answersWithLead'))} of ${count('known')}`,
  ]
}

type Count = Exclude<keyof SuggestionFigures, 'agent' | 'language' | 'words' | 'failures' | 'outcomes'>

function sum(figures: readonly SuggestionFigures[], key: Count): number {
  return figures.reduce((total, each) => total + each[key], 0)
}
