import type { Feature } from '../../../platform/feature.ts'
import { mcpRoutes } from './routes.ts'

export const mcpFeature: Feature = { routes: mcpRoutes }
