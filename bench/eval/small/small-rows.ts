import { percent, type Row } from '../rows.ts'
import type { AllSmallFigures } from './measure-all-small-agents.ts'
import type { SmallFigures } from './measure-small-agents.ts'
import { TURN_KINDS } from './small-agent.ts'

export function smallRows({ first, tuning, heldOut }: AllSmallFigures): Row[] {
  return [
    ...summaryRows('small agents', first),
    ...summaryRows('conversations, tuning', tuning),
    ...summaryRows('conversations, held out', heldOut),
    ...TURN_KINDS.map(
      (kind) =>
        [
          `right by kind, tuning / held out: ${kind}`,
          [tuning, heldOut]
            .map(({ byKind }) => `${byKind[kind]?.right ?? 0} of ${byKind[kind]?.turns ?? 0}`)
            .join(' / '),
        ] as const,
    ),
  ]
}

function summaryRows(name: string, figures: SmallFigures): Row[] {
  return [
    [
      `${name}: answered rightly / wrongly / refused`,
      `${percent(figures.answeredRight)} / ${percent(figures.answeredWrong)} / ${percent(figures.refusedWrong)} of ${figures.answerable}`,
    ],
    [
      `${name}: refused, near the topic / off topic`,
      `${percent(figures.nearTopicRefused)} of ${figures.nearTopic} / ${percent(figures.offTopicRefused)} of ${figures.offTopic}`,
    ],
    [`${name}: median words in a reply`, String(figures.medianWords)],
  ]
}
