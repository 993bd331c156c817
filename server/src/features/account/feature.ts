import type { Feature } from '../../platform/feature.ts'
import { accountRoutes } from './routes.ts'

export const accountFeature: Feature = { routes: accountRoutes }
