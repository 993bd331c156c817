import type { RouteInput } from '@parleykit/contract/base/route'
import * as contract from '@parleykit/contract/reports/analytics/analytics'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnAgent } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import type { WorkShown } from './core/group-similar-questions.ts'
import { dismissWork } from './dismiss-work.ts'
import { getBusiestHours } from './get-busiest-hours.ts'
import { getDailyActivity } from './get-daily-activity.ts'
import { listActionFigures } from './list-action-figures.ts'
import { listDoubtfulAnswers } from './list-doubtful-answers.ts'
import { listTopQuestions } from './list-top-questions.ts'
import { listUnansweredQuestions } from './list-unanswered-questions.ts'
import type { AnalyticsPeriod } from './queries.ts'

type Input = Pick<RouteInput<typeof contract.getDailyActivity>, 'params' | 'query'> & { owner: Owner }
type WorkInput = Pick<RouteInput<typeof contract.listDoubtfulAnswers>, 'params' | 'query'> & { owner: Owner }

export function analyticsRoutes(app: FastifyInstance, platform: Platform): void {
  const ofPeriod =
    <Result>(read: (database: Queryable, period: AnalyticsPeriod) => Promise<Result>) =>
    async ({ owner, params, query }: Input): Promise<Result> => {
      const agent = await findOwnAgent(platform.database, owner, params.id)
      const period = { ...query, agentId: agent.id, now: platform.clock() }
      return platform.readRouter.run((database) => read(database, period))
    }

  bindOwnerRoute(app, platform, contract.getDailyActivity, ofPeriod(getDailyActivity))
  bindOwnerRoute(app, platform, contract.getBusiestHours, ofPeriod(getBusiestHours))
  bindOwnerRoute(app, platform, contract.listActionFigures, ofPeriod(listActionFigures))
  bindOwnerRoute(app, platform, contract.listTopQuestions, ofPeriod(listTopQuestions))
  const ofWork =
    <Result>(read: (database: Queryable, period: AnalyticsPeriod, shown: WorkShown) => Promise<Result>) =>
    ({ query: { dismissed, ...query }, ...input }: WorkInput): Promise<Result> =>
      ofPeriod((database, period) => read(database, period, dismissed ? 'dismissed' : 'left'))({
        ...input,
        query,
      })
  bindOwnerRoute(app, platform, contract.listUnansweredQuestions, ofWork(listUnansweredQuestions))
  bindOwnerRoute(app, platform, contract.listDoubtfulAnswers, ofWork(listDoubtfulAnswers))
  bindOwnerRoute(app, platform, contract.dismissWork, async ({ owner, params, body }) => {
    await dismissWork({ platform, owner }, { agentId: params.id, ...body })
    return { message: body.isDismissed ? 'Dismissed.' : 'Restored to the list.' }
  })
}
