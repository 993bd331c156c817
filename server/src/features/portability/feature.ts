import type { Feature } from '../../platform/feature.ts'
import { portabilityRoutes } from './routes.ts'
import { settleLostImports } from './settle-lost-imports.ts'

export const portabilityFeature: Feature = {
  routes: portabilityRoutes,
  work: (platform) => platform.jobs.every('settle-lost-imports', 5, () => settleLostImports(platform)),
}
