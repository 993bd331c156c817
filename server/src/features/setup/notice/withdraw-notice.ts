import { notFound } from '../../../platform/domain-error/index.ts'
import type { CallerContext } from '../../auth/index.ts'
import { notifyEveryone } from '../../notifications/index.ts'
import { recordInstallationAudit } from '../../workspaces/audit/index.ts'
import { storeSetting } from '../stored-settings/index.ts'
import { findNotice } from './find-notice.ts'

/** Hides the notice to all accounts. Throws `not_found` if there is none. */
export async function withdrawNotice({ platform, owner, caller }: CallerContext): Promise<void> {
  if (!(await findNotice(platform))) throw notFound('Notice')
  await storeSetting(platform, 'notice', null, (transaction) =>
    recordInstallationAudit({ platform, transaction, actor: owner, caller }, { action: 'notice_withdrawn' }),
  )
  notifyEveryone(platform, { topic: 'notice' })
}
