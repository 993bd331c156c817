import { and, eq, ne } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { hashText } from './hash-text.ts'
import { knowledgeEntries } from './tables.ts'

/** Throws `already_exists` if the agent has the same text in an entry other than the one being changed. */
export async function rejectDuplicate(
  database: Queryable,
  {
    agentId,
    text,
    changedId = 0,
  }: { readonly agentId: number; readonly text: string; readonly changedId?: number | undefined },
): Promise<void> {
  const [twin] = await database
    .select({ fileName: knowledgeEntries.fileName })
    .from(knowledgeEntries)
    .where(
      and(
        eq(knowledgeEntries.agentId, agentId),
        eq(knowledgeEntries.textHash, hashText(text)),
        ne(knowledgeEntries.id, changedId),
      ),
    )
    .limit(1)
  if (!twin) return
  throw new DomainError('already_exists', `This agent already has this content, as "${twin.fileName}".`)
}
