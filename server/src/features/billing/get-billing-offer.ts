import type { RouteResponse } from '@parleykit/contract/base/route'
import type { getBilling } from '@parleykit/contract/billing/billing'
import type { Config } from '../../config/config.ts'

/** The features of this server that its pricing page depends on. */
export function getBillingOffer({
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
