const dayMs = 24 * 60 * 60 * 1000

/** Days without use after which the owner of a free plan's agent is warned, and after which the agent is deleted. */
export const forgottenDays = { notices: [7, 13], deleted: 14 } as const

export interface Forgotten {
  /** When it was last used or edited. */
  readonly touchedAt: Date
  /** Warnings since then. */
  readonly forgottenNotices: number
  /** When the last warning was sent. */
  readonly forgottenNotedAt: Date | null
}

/**
 * The next step for an unused agent. The days between the rule's steps are counted from the last warning, so that no
 * deletion goes unannounced if the rule is enabled late or the server was off.
 */
export function forgottenStep(agent: Forgotten, now: Date): 'notify' | 'delete' | null {
  const { touchedAt, forgottenNotices, forgottenNotedAt } = agent
  const steps = [...forgottenDays.notices, forgottenDays.deleted]
  const due = steps[forgottenNotices]
  if (due === undefined) return null
  const isDue = now.getTime() >= touchedAt.getTime() + due * dayMs
  const between = (due - (steps[forgottenNotices - 1] ?? due)) * dayMs
  const isAnnounced = forgottenNotedAt === null || now.getTime() >= forgottenNotedAt.getTime() + between
  if (!isDue || !isAnnounced) return null
  return due === forgottenDays.deleted ? 'delete' : 'notify'
}
