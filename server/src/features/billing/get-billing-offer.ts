import type { RouteResponse } from '@parleykit/contract/base/route'
import type { getBilling } from '@parleykit/contract/billing/billing'
import type { Platform } from '../../platform/platform.ts'
import { getInstallationReplies } from '../models/index.ts'
import { getModes } from '../setup/modes/index.ts'

/** The features of this server that its pricing page depends on. */
export async function getBillingOffer(platform: Platform): Promise<RouteResponse<typeof getBilling>> {
  const { paid, free } = await getInstallationReplies(platform)
  return {
    provider: getModes(platform).billing,
    models: paid === null ? 'none' : paid === free ? 'same' : 'by_plan',
    deletesInactiveAgents: platform.config.deletesForgottenAgents,
  }
}
