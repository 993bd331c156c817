const dayMs = 24 * 60 * 60 * 1000

/** Days without use after which the owner of a free plan's agent is told, and after which it is deleted. */
export const forgottenDays = { notices: [7, 13], deleted: 14 } as const

export interface Forgotten {
  /** When somebody used it or worked on it last. */
  readonly touchedAt: Date
  /** Notices since then. */
  readonly forgottenNotices: number
  /** When the last of them was given. */
  readonly forgottenNotedAt: Date | null
}

/**
 * What becomes of an agent now. Each step follows its notice by as many days as the rule has between them, so that
 * nothing goes unannounced where the rule is switched on late, or the server was off.
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
