import { percent, type Row } from '../rows.ts'
import type { KeptFigures } from './measure-kept.ts'
import type { GroupFigures, PromptFigures } from './measure-prompts.ts'

/** The figures of one run, under its name. */
export function promptRows(run: string, figures: PromptFigures): Row[] {
  const { tokens, sameAsBefore, kept, rewritings } = figures
  return [
    ...figures.sets.flatMap((group) => groupRows(run, group)),
    ...figures.languages.map(
      (group) =>
        [`${run}, ${group.name}: prompts that hold the answer`, of(group.held, group.known)] as const,
    ),
    [`${run}: tokens a prompt, median / 95th percentile`, `${tokens.p50} / ${tokens.p95}`],
    [`${run}: of a prompt the same as the one before in its conversation`, percent(sameAsBefore)],
    ...(kept === null ? [] : [[keptLabel(run, kept.agents), keptShares(kept)] as const]),
    [`${run}: questions rewritten by the model`, String(rewritings)],
  ]
}

function keptLabel(run: string, agents: number): string {
  return `${run}: the same over six turns / in the sixth / between visitors, ${agents} agents`
}

function keptShares({ withinSixTurns, inTheSixth, betweenVisitors }: KeptFigures): string {
  return [withinSixTurns, inTheSixth, betweenVisitors].map(percent).join(' / ')
}

function groupRows(run: string, group: GroupFigures): Row[] {
  const { name, offTopic, nearTopic } = group
  return [
    [`${run}, ${name}: known questions whose prompt holds the answer`, of(group.held, group.known)],
    [`${run}, ${name}: known questions that reach the model`, of(group.asked, group.known)],
    [`${run}, ${name}: follow-ups whose prompt holds the answer`, of(group.followUpsHeld, group.followUps)],
    [
      `${run}, ${name}: off-topic / near-topic that reach the model`,
      `${of(group.offTopicAsked, offTopic)} / ${of(group.nearTopicAsked, nearTopic)}`,
    ],
    [`${run}, ${name}: off-topic and near-topic refused`, of(group.unknownRefused, offTopic + nearTopic)],
  ]
}

function of(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${percent(part / whole)} of ${whole}`
}
