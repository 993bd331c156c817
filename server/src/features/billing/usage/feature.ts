import type { Feature } from '../../../platform/feature.ts'
import { authHooks } from '../../auth/index.ts'
import { getCredits } from './get-credits.ts'

export const usageFeature: Feature = {
  connect: (platform) => platform.hooks.connect(authHooks.creditsOf, (owner) => getCredits(platform, owner)),
}
