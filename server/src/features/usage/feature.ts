import type { Feature } from '../../platform/feature.ts'
import { authHooks } from '../auth/index.ts'
import { readCredits } from './read-credits.ts'

export const usageFeature: Feature = {
  connect: (platform) => platform.hooks.connect(authHooks.creditsOf, (owner) => readCredits(platform, owner)),
}
