import type { Feature } from '../../../platform/feature.ts'
import { mailServerRoutes } from './routes.ts'

export const mailServerFeature: Feature = { routes: mailServerRoutes }
