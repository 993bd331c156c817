import type { RouteResponse } from '@parleykit/contract/base/route'
import type { getBilling } from '@parleykit/contract/billing/billing'
import type { Platform } from '../../platform/platform.ts'
import { getModes } from '../setup/modes/index.ts'

/** The features of this server that its pricing page depends on. */
export function getBillingOffer(platform: Platform): RouteResponse<typeof getBilling> {
  const { languageModel, deletesForgottenAgents } = platform.config
  const isByPlan = languageModel !== null && languageModel.fastModel !== languageModel.model
  return {
    provider: getModes(platform).billing,
    models: languageModel === null ? 'none' : isByPlan ? 'by_plan' : 'same',
    deletesInactiveAgents: deletesForgottenAgents,
  }
}
