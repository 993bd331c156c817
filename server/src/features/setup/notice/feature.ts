import type { Feature } from '../../../platform/feature.ts'
import { noticeRoutes } from './routes.ts'

export const noticeFeature: Feature = { routes: noticeRoutes }
