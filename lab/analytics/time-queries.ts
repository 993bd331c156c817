import { getBusiestHours } from '../../server/src/features/reports/analytics/get-busiest-hours.ts'
import { getDailyActivity } from '../../server/src/features/reports/analytics/get-daily-activity.ts'
import { listDoubtfulAnswers } from '../../server/src/features/reports/analytics/list-doubtful-answers.ts'
import { listRefusedWordings } from '../../server/src/features/reports/analytics/list-refused-wordings.ts'
import { listTopQuestions } from '../../server/src/features/reports/analytics/list-top-questions.ts'
import { listUnansweredQuestions } from '../../server/src/features/reports/analytics/list-unanswered-questions.ts'
import type { AnalyticsPeriod } from '../../server/src/features/reports/analytics/queries.ts'
import type { Database } from '../../server/src/platform/database/index.ts'

export interface QueryTime {
  readonly name: string
  /** Milliseconds. */
  readonly p50: number
  readonly max: number
}

const queries: Record<string, (database: Database, period: AnalyticsPeriod) => Promise<unknown>> = {
  getDailyActivity,
  getBusiestHours,
  listTopQuestions,
  listRefusedWordings,
  'listUnansweredQuestions (grouped)': listUnansweredQuestions,
  listDoubtfulAnswers,
}

/** How long each chart's numbers take over so many days. */
export async function timeQueries(
  database: Database,
  agentId: number,
  now: Date,
  days: AnalyticsPeriod['days'],
  runs: number,
): Promise<QueryTime[]> {
  const period: AnalyticsPeriod = { agentId, days, timeZone: 'Europe/Berlin', now }
  const times: QueryTime[] = []
  for (const [name, query] of Object.entries(queries)) {
    const taken: number[] = []
    for (let run = 0; run < runs; run++) {
      const begun = performance.now()
      await query(database, period)
      taken.push(performance.now() - begun)
    }
    taken.sort((a, b) => a - b)
    times.push({ name, p50: taken[runs >> 1] ?? 0, max: taken.at(-1) ?? 0 })
  }
  return times
}
