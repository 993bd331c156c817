import type { Feature } from '../../platform/feature.ts'
import { administrationRoutes } from './administration/routes.ts'
import { accountRoutes } from './routes.ts'

export const accountFeature: Feature = {
  routes: (app, platform) => {
    accountRoutes(app, platform)
    administrationRoutes(app, platform)
  },
}
