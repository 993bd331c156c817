import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { hashText } from './hash-text.ts'
import { knowledgeEntries } from './tables.ts'

/** `already_exists` where the agent has the very same text. */
export async function refuseTwin(database: Queryable, agentId: number, text: string): Promise<void> {
  const [twin] = await database
    .select({ fileName: knowledgeEntries.fileName })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), eq(knowledgeEntries.textHash, hashText(text))))
  if (!twin) return
  throw new DomainError('already_exists', `The agent has this content already, as "${twin.fileName}".`)
}
