import type { Feature } from '../../platform/feature.ts'
import { authHooks } from '../auth/index.ts'
import { administrationRoutes } from './administration/routes.ts'
import { recordAccountChange } from './base/record-account-change.ts'
import { accountRoutes } from './routes.ts'

export const accountFeature: Feature = {
  connect: (platform) => {
    platform.hooks.connect(authHooks.accountCreated, (transaction, account, caller) => {
      const by = { operator: platform, actor: account, caller }
      return recordAccountChange(by, { action: 'account_created', account })(transaction)
    })
  },
  routes: (app, platform) => {
    accountRoutes(app, platform)
    administrationRoutes(app, platform)
  },
}
