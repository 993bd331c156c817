import type { TransactionContext } from '../../platform/context.ts'
import type { ConversationRow } from '../conversations/index.ts'
import { callByMailJob } from './jobs.ts'

/** Members with an open dashboard have joined by then, or at least seen the request. */
const waitSeconds = 60

/** Schedules a mail to the workspace in case nobody joins: once for each conversation, if mail is configured. */
export async function requestCall(
  { platform: { mail, jobs }, transaction }: TransactionContext,
  { input: { id, isTest, calledAt }, askedAt }: { readonly input: ConversationRow; readonly askedAt: Date },
): Promise<void> {
  if (!mail.isOn || isTest || calledAt !== null) return
  const call = { conversationId: id, askedAt: askedAt.toISOString() }
  await jobs.send(transaction, callByMailJob, call, { afterSeconds: waitSeconds })
}
