import type { getBilling } from '@parleykit/contract/billing'
import type { RouteResponse } from '@parleykit/contract/route'
import type { Config } from '../../config/config.ts'

/** What holds on this server of what plans are sold with. */
export function readOffer({
  billing,
  languageModel,
  deletesForgottenAgents,
}: Pick<Config, 'billing' | 'languageModel' | 'deletesForgottenAgents'>): RouteResponse<typeof getBilling> {
  const isByPlan = languageModel !== null && languageModel.fastModel !== languageModel.model
  return {
    provider: billing.provider,
    models: languageModel === null ? 'none' : isByPlan ? 'by_plan' : 'same',
    deletesInactiveAgents: deletesForgottenAgents,
  }
}
