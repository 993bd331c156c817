import type { Feature } from '../../platform/feature.ts'
import { failLostImports } from './fail-lost-imports.ts'
import { portabilityRoutes } from './routes.ts'

export const portabilityFeature: Feature = {
  routes: portabilityRoutes,
  work: (platform) => platform.jobs.every('settle-lost-imports', 5, () => failLostImports(platform)),
}
