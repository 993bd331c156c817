import type { Feature } from '../../platform/feature.ts'
import { watchModelSettings } from './base/catalogue.ts'
import { modelRoutes } from './routes.ts'

export const modelsFeature: Feature = {
  connect: watchModelSettings,
  routes: modelRoutes,
}
