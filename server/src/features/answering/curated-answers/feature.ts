import type { Feature } from '../../../platform/feature.ts'
import { curatedAnswerRoutes } from './routes.ts'

export const curatedAnswersFeature: Feature = { routes: curatedAnswerRoutes }
