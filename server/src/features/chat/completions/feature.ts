import type { Feature } from '../../../platform/feature.ts'
import { completionRoutes } from './routes.ts'

export const completionsFeature: Feature = { routes: completionRoutes }
