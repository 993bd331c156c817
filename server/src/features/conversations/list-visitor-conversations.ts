import { validationTexts } from '@parleykit/contract/chat/texts'
import { and, desc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { type ConversationRow, conversations } from './base/tables.ts'
import { readableByVisitor } from './readable-by-visitor.ts'
import type { AdmittedVisitor } from './visitors/index.ts'

const newest = 50

/** A visitor's own conversations with an agent, newest first. */
export async function listVisitorConversations(
  database: Queryable,
  admitted: AdmittedVisitor,
): Promise<ConversationRow[]> {
  const { visitor, isPreview } = admitted
  if (visitor.by === 'secret-key' && visitor.visitorId === null) {
    throw new DomainError(
      'validation_failed',
      `${validationTexts.visitorIdRequired} in the X-Visitor-Id header`,
    )
  }
  return database
    .select()
    .from(conversations)
    .where(and(readableByVisitor(admitted), eq(conversations.isTest, isPreview)))
    .orderBy(desc(conversations.id))
    .limit(newest)
}
