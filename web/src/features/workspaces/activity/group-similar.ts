import type { Activity } from '@parleykit/contract/reports/dashboard/dashboard'

/** An activity that may represent older similar ones. */
export interface GroupedActivity extends Activity {
  /** How many older activities it represents. */
  readonly more?: number
}

/**
 * The newest of each group of similar activities, with the number of older ones: the same question to the same agent,
 * or the same text of another activity by the same person.
 */
export function groupSimilar(activities: readonly Activity[]): GroupedActivity[] {
  const gathered = new Map<string, GroupedActivity>()
  for (const activity of activities) {
    const likeness = likenessOf(activity)
    const newest = gathered.get(likeness)
    gathered.set(likeness, newest ? { ...newest, more: (newest.more ?? 0) + 1 } : activity)
  }
  return [...gathered.values()]
}

function likenessOf({ activityType, botId, asked, description, actor }: Activity): string {
  const said = asked && activityType === 'conversation_completed' ? wordsOf(asked.question) : description
  return JSON.stringify([activityType, botId, actor, said])
}

/** Normalizes a question, ignoring differences such as letter case and punctuation. */
function wordsOf(question: string): string {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [question]).join(' ')
}
