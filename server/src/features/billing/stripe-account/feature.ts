import type { Feature } from '../../../platform/feature.ts'
import { stripeAccountRoutes } from './routes.ts'

export const stripeAccountFeature: Feature = { routes: stripeAccountRoutes }
