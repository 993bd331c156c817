import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import type { Feature } from '../../platform/feature.ts'
import { trainingHooks } from '../retrieval/training/index.ts'
import { canAnswer } from './can-answer.ts'
import { checkCuratedAnswers } from './check-curated-answers.ts'
import { curatedAnswerHooks } from './curated-answers/index.ts'
import { answeringRoutes } from './routes.ts'

export const answeringFeature: Feature = {
  connect: (platform) => {
    platform.hooks.connect(trainingHooks.canAnswer, (agent, question, topic) =>
      canAnswer(platform, { agent, question, topic }),
    )
    platform.hooks.connect(trainingHooks.onLive, (agentId) => checkCuratedAnswers(platform, agentId))
    platform.hooks.connect(curatedAnswerHooks.contextOf, followUpContext)
  },
  routes: answeringRoutes,
}
