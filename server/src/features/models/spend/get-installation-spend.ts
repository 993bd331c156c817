import type { InstallationSpend } from '@parleykit/contract/models/spend'
import { desc, eq, gte, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { users } from '../../auth/index.ts'
import { readModelSettings } from '../index.ts'
import { listModelPrices } from './base/list-model-prices.ts'
import { listSpendDays } from './base/list-spend-days.ts'
import { presentDays, sumSpend } from './base/sum-spend.ts'
import { modelSpend } from './base/tables.ts'

/** What models took for each workspace, for the operator. It tells of no agent and no conversation. */
export async function getInstallationSpend(platform: Platform): Promise<InstallationSpend> {
  const { database, clock } = platform
  const { today, month } = presentDays(clock())
  const present = { today: sumSpend(sql`${modelSpend.day} = ${today}`), month: sumSpend() }
  const isThisMonth = gte(modelSpend.day, month)
  const [settings, [sums], workspaces, names, days] = await Promise.all([
    readModelSettings(platform, null),
    database.select(present).from(modelSpend).where(isThisMonth),
    database
      .select({
        ...present,
        username: users.username,
        monthByServer: sumSpend(sql`not ${modelSpend.isOwnKey}`),
      })
      .from(modelSpend)
      .innerJoin(users, eq(users.id, modelSpend.ownerId))
      .where(isThisMonth)
      .groupBy(users.id)
      .orderBy(desc(sql`sum(${modelSpend.costMicros})`), desc(sql`sum(${modelSpend.requests})`)),
    database
      .selectDistinct({ model: modelSpend.model })
      .from(modelSpend)
      .where(sql`${isThisMonth} and not ${modelSpend.isOwnKey}`),
    listSpendDays(platform, null),
  ])
  if (!sums) throw new Error('Sums without a group have a row')
  const used = { refs: [], names: new Set(names.map(({ model }) => model)) }
  return { ...sums, workspaces, days, ...(await listModelPrices(platform, settings, used)) }
}
