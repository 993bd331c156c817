import type { ActivityCounts } from '@parleykit/contract/reports/analytics/analytics'

export interface Figure {
  readonly label: string
  /** The formatted value: "1,204", "12.4%", or a dash if there is no total. */
  readonly value: string
  /** The change from the previous period; null if it isn't meaningful. */
  readonly change: { readonly text: string; readonly direction: 'up' | 'down' | 'same' } | null
  /** Whether an increase is good (true), bad (false) or neither (null). */
  readonly isGood: boolean | null
}

/** The figures above the charts. */
export function figuresOf(now: ActivityCounts, before: ActivityCounts): Figure[] {
  return [
    amount('Conversations', now.conversations, before.conversations),
    amount('Messages', now.messages, before.messages),
    amount('Credits used', now.answers, before.answers),
    share('Refused', false, refusedShare(now), refusedShare(before)),
    share('Suggestions clicked', null, takenShare(now), takenShare(before)),
    share('Thumbs up', true, likedShare(now), likedShare(before)),
  ]
}

/** A fraction from 0 to 1; null if the whole is 0. */
function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

const refusedShare = ({ refusals, answers }: ActivityCounts) => shareOf(refusals, refusals + answers)
const takenShare = ({ suggestionsShown, suggestionsTaken }: ActivityCounts) =>
  shareOf(suggestionsTaken, suggestionsShown)
const likedShare = ({ thumbsUp, thumbsDown }: ActivityCounts) => shareOf(thumbsUp, thumbsUp + thumbsDown)

function amount(label: string, now: number, before: number): Figure {
  const percent = before === 0 ? null : Math.round((now / before - 1) * 100)
  return { label, value: now.toLocaleString(), change: changeBy(percent, '%'), isGood: null }
}

function share(label: string, isGood: boolean | null, now: number | null, before: number | null): Figure {
  const points = now === null || before === null ? null : Math.round((now - before) * 1000) / 10
  return { label, value: now === null ? '–' : percentage(now), change: changeBy(points, ' pts'), isGood }
}

/** Formats a fraction as a percentage, such as "12.5%". */
export function percentage(part: number, digits = 1): string {
  return part.toLocaleString(undefined, { style: 'percent', maximumFractionDigits: digits })
}

function changeBy(difference: number | null, unit: string): Figure['change'] {
  if (difference === null) return null
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'same'
  return { text: `${Math.abs(difference).toLocaleString()}${unit}`, direction }
}
