import { type Notice, type noticeInput, noticeTexts } from '@parleykit/contract/setup/notice'
import type { z } from 'zod'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { CallerContext } from '../../auth/index.ts'
import { notifyEveryone } from '../../notifications/index.ts'
import { recordInstallationAudit } from '../../workspaces/audit/index.ts'
import { storeSetting } from '../stored-settings/index.ts'

/** Shows a notice to all accounts, in place of an earlier one. Throws `validation_failed` if it would end in the past. */
export async function publishNotice(
  { platform, owner, caller }: CallerContext,
  { text, until }: z.output<typeof noticeInput>,
): Promise<Notice> {
  const now = platform.clock()
  const end = until === null ? null : new Date(until)
  if (end !== null && end <= now)
    throw new DomainError('validation_failed', noticeTexts.untilPast, { param: 'until' })
  const notice = { text, until: end?.toISOString() ?? null, publishedAt: now.toISOString() }
  const details = { text, ...(notice.until !== null && { until: notice.until }) }
  const entry = { action: 'notice_published', details } as const
  await storeSetting(platform, 'notice', notice, (transaction) =>
    recordInstallationAudit({ platform, transaction, actor: owner, caller }, entry),
  )
  notifyEveryone(platform, { topic: 'notice' })
  return notice
}
