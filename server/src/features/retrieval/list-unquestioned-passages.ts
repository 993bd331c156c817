import { createHash } from 'node:crypto'
import { passageTokens } from '@parleykit/engine/text/passage-tokens'
import { eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { passageQuestions, passages } from './base/tables.ts'
import { listVersionPassages } from './list-version-passages.ts'

export interface UnquestionedPassage {
  readonly passageId: number
  readonly title: string
  readonly heading: string
  readonly text: string
  /** SHA-256 of what questions are made from. */
  readonly contentHash: Buffer
  /** Estimated. */
  readonly tokens: number
  /** Those of an equal passage of the agent; null where none has any. */
  readonly known: string[] | null
}

/** The passages of a version that nobody has asked a model about yet, in their order. */
export async function listUnquestionedPassages(
  database: Database,
  agentId: number,
  version: number,
): Promise<UnquestionedPassage[]> {
  const all = await listVersionPassages(database, agentId, version)
  const lacking = all.flatMap((passage) => {
    const { passageId, title, heading, text, questions } = passage
    if (questions) return []
    const contentHash = createHash('sha256').update(`${heading}\n\n${text}`).digest()
    return [{ passageId, title, heading, text, contentHash, tokens: passageTokens(passage) }]
  })
  if (lacking.length === 0) return []
  const rows = await database
    .select({ contentHash: passageQuestions.contentHash, questions: passageQuestions.questions })
    .from(passageQuestions)
    .innerJoin(passages, eq(passages.id, passageQuestions.passageId))
    .where(eq(passages.agentId, agentId))
  const known = new Map(rows.map(({ contentHash, questions }) => [contentHash.toString('hex'), questions]))
  return lacking.map((passage) => ({
    ...passage,
    known: known.get(passage.contentHash.toString('hex')) ?? null,
  }))
}
