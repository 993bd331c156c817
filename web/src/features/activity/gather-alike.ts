import type { Activity } from '@parleykit/contract/dashboard'

/** An activity that may stand for older ones alike. */
export interface GatheredActivity extends Activity {
  /** How many. */
  readonly more?: number
}

/**
 * The newest of alike activities, each with how many older ones it stands for: the same question to the same agent, or the
 * same words of anything else by the same person.
 */
export function gatherAlike(activities: readonly Activity[]): GatheredActivity[] {
  const gathered = new Map<string, GatheredActivity>()
  for (const activity of activities) {
    const likeness = likenessOf(activity)
    const newest = gathered.get(likeness)
    gathered.set(likeness, newest ? { ...newest, more: (newest.more ?? 0) + 1 } : activity)
  }
  return [...gathered.values()]
}

function likenessOf({ activityType, botId, asked, description, actor }: Activity): string {
  const said = asked ? wordsOf(asked.question) : description
  return JSON.stringify([activityType, botId, actor, said])
}

/** Without what two people write differently in the same question. */
function wordsOf(question: string): string {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [question]).join(' ')
}
