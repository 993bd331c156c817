import type { InstructionVersion } from '@parleykit/contract/agents/instructions'
import { desc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { users } from '../../auth/index.ts'
import { instructionVersions } from '../base/tables.ts'

/** The saved versions of an agent's instructions, newest first. */
export async function listInstructionVersions(
  database: Queryable,
  agentId: number,
): Promise<InstructionVersion[]> {
  const rows = await database
    .select({
      id: instructionVersions.id,
      instructions: instructionVersions.instructions,
      author: users.username,
      createdAt: instructionVersions.createdAt,
    })
    .from(instructionVersions)
    .leftJoin(users, eq(users.id, instructionVersions.authorId))
    .where(eq(instructionVersions.agentId, agentId))
    .orderBy(desc(instructionVersions.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
