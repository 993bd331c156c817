import type { Feature } from '../../platform/feature.ts'
import { publishRoutes } from './routes.ts'

export const publishFeature: Feature = { routes: publishRoutes }
