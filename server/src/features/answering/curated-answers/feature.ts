import type { Feature } from '../../../platform/feature.ts'
import { correctionRoutes } from './routes.ts'

export const curatedAnswersFeature: Feature = { routes: correctionRoutes }
