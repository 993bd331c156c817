import { createHash } from 'node:crypto'
import type { IndexablePassage } from '@parleykit/engine/index/build-index'
import { passageTokens } from '@parleykit/engine/text/passage-size'
import { and, eq, inArray } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { passageQuestions, passages } from './base/tables.ts'
import type { PassagePages } from './open-passage-pages.ts'

export interface UnquestionedPassage {
  readonly passageId: number
  readonly title: string
  readonly heading: string
  readonly text: string
  /** SHA-256 of the text that questions are made from. */
  readonly contentHash: Buffer
  /** Estimated tokens. */
  readonly tokens: number
  /** The questions of an equal passage of the agent; null if there are none. */
  readonly known: string[] | null
}

/** The passages for which no model has written questions yet, in their order, page by page. */
export async function* listUnquestionedPassages(
  database: Database,
  { agentId, pages }: { readonly agentId: number; readonly pages: PassagePages },
): AsyncGenerator<UnquestionedPassage[], void, undefined> {
  for await (const page of pages.read()) {
    const lacking = page.filter(({ questions }) => !questions)
    if (lacking.length > 0) yield withKnown(database, agentId, lacking)
  }
}

async function withKnown(
  database: Database,
  agentId: number,
  lacking: readonly IndexablePassage[],
): Promise<UnquestionedPassage[]> {
  const hashed = lacking.map((passage) => {
    const { passageId, title, heading, text } = passage
    const contentHash = createHash('sha256').update(`${heading}\n\n${text}`).digest()
    return { passageId, title, heading, text, contentHash, tokens: passageTokens(passage) }
  })
  const hashes = hashed.map(({ contentHash }) => contentHash)
  const rows = await database
    .select({ contentHash: passageQuestions.contentHash, questions: passageQuestions.questions })
    .from(passageQuestions)
    .innerJoin(passages, eq(passages.id, passageQuestions.passageId))
    .where(and(eq(passages.agentId, agentId), inArray(passageQuestions.contentHash, hashes)))
  const known = new Map(rows.map(({ contentHash, questions }) => [contentHash.toString('hex'), questions]))
  return hashed.map((passage) => ({
    ...passage,
    known: known.get(passage.contentHash.toString('hex')) ?? null,
  }))
}
