import { limitsOf } from '@parleykit/contract/billing/plans'
import type { Transaction } from '../../../platform/database/index.ts'
import { recordActivity } from '../../activity/index.ts'
import { findOwner } from '../../auth/index.ts'
import { emailTemplates, toLetter } from '../../notifications/index.ts'
import { listSeatChanges } from '../../workspaces/index.ts'
import type { TierPlatform } from '../base/hooks.ts'
import { namesInWords } from '../core/names-in-words.ts'
import type { TierChange } from './settle-tier.ts'

/** Tells an owner, also by mail, which members another plan paused or restored. Runs in the change's transaction. */
export async function tellOfSeats(
  platform: TierPlatform,
  transaction: Transaction,
  ownerId: number,
  { from, to }: TierChange,
): Promise<void> {
  const { paused, resumed } = await listSeatChanges(transaction, { workspaceId: ownerId, from, to })
  const tell = (activityType: 'member_paused' | 'member_resumed', description: string) =>
    recordActivity(transaction, {
      userId: ownerId,
      activityType,
      botId: null,
      description,
      createdAt: platform.clock(),
    })
  if (resumed.length > 0)
    await tell(
      'member_resumed',
      `${namesInWords(resumed)} can access this workspace again: your plan has seats for them`,
    )
  if (paused.length === 0) return
  const names = namesInWords(paused)
  const { members } = limitsOf(to)
  const people = members === 1 ? 'you alone' : `${members} people, with you`
  const were = paused.length === 1 ? 'was' : 'were'
  await tell('member_paused', `${names} ${were} paused: your plan has seats for ${people}`)
  const owner = platform.mail?.isOn ? await findOwner(transaction, ownerId) : null
  if (!owner) return
  const letter = emailTemplates.membersPaused(owner.username, `${names} ${were}`, people)
  const url = `${platform.config.siteUrl}/dashboard/profile`
  await platform.mail?.send(transaction, toLetter(letter, owner.email, { url }))
}
