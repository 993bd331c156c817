import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConversationRow } from '../conversations/index.ts'
import { callByMailJob } from './jobs.ts'

/** Who has a dashboard open comes within that, or has seen that somebody asks. */
const waitSeconds = 60

/** Has the workspace be called by mail where nobody comes for a while: once for a conversation, where mails are sent. */
export async function requestCall(
  { mail, jobs }: Platform,
  transaction: Transaction,
  { id, isTest, calledAt }: ConversationRow,
  askedAt: Date,
): Promise<void> {
  if (!mail.isOn || isTest || calledAt !== null) return
  const call = { conversationId: id, askedAt: askedAt.toISOString() }
  await jobs.send(transaction, callByMailJob, call, { afterSeconds: waitSeconds })
}
