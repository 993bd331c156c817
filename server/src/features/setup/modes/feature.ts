import type { Feature } from '../../../platform/feature.ts'
import { watchChoices } from './watch-choices.ts'

/** First of all features: the routes and jobs of the others depend on the modes in force. */
export const modesFeature: Feature = {
  routes: (_app, platform) => watchChoices(platform),
}
