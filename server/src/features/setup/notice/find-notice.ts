import type { Notice } from '@parleykit/contract/setup/notice'
import type { Platform } from '../../../platform/platform.ts'
import { findSetting } from '../stored-settings/index.ts'

/** The operator's notice to all accounts; null if there is none, or if its time is over. */
export async function findNotice({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<Notice | null> {
  const notice = await findSetting(database, 'notice')
  if (!notice) return null
  const isOver = notice.until !== null && Date.parse(notice.until) <= clock().getTime()
  return isOver ? null : notice
}
