import type { Feature } from '../../../platform/feature.ts'
import { leadRoutes } from './routes.ts'

export const leadsFeature: Feature = { routes: leadRoutes }
