import { passagesAsked } from '@parleykit/engine/answer/compose-answer'
import { searchIndex } from '@parleykit/engine/query/search-index'
import { seededRandom } from '../../../e2e/support/seeded-random.ts'
import { agents } from '../../../server/src/features/agents/base/tables.ts'
import { indexVersions } from '../../../server/src/features/retrieval/base/tables.ts'
import { getIndex } from '../../../server/src/features/retrieval/get-index.ts'
import { getWordRanks } from '../../../server/src/features/retrieval/get-word-ranks.ts'
import { and, eq } from '../../../server/src/platform/database/drizzle.ts'
import type { Database } from '../../../server/src/platform/database/index.ts'
import { misspellWord, TYPOS } from '../misspell-word.ts'
import { summarise, type Times } from './time-chats.ts'

/** The time of the search itself in an agent's live index, with each question as it is and with a typing error. */
export async function timeSearches(
  database: Database,
  agentId: number,
  questions: readonly string[],
  seed: number,
): Promise<{ search: Times; searchMisspelt: Times }> {
  const [live] = await database
    .select({ version: indexVersions.version, revision: indexVersions.revision })
    .from(agents)
    .innerJoin(
      indexVersions,
      and(eq(indexVersions.agentId, agents.id), eq(indexVersions.version, agents.liveVersion)),
    )
    .where(eq(agents.id, agentId))
  if (!live) throw new Error(`Agent ${agentId} has no index`)
  const index = await getIndex(database, { agentId, ...live })
  const time = (question: string) => {
    const started = performance.now()
    searchIndex(index, question, { limit: passagesAsked, ranksOf: getWordRanks })
    return performance.now() - started
  }
  const random = seededRandom(seed)
  const misspelt = questions.map((question, number) =>
    question.replace(/\p{L}{4,}(?=\P{L}*$)/u, (word) =>
      misspellWord(word, TYPOS[number % TYPOS.length] ?? 'substitution', random),
    ),
  )
  for (const question of questions.slice(0, 20)) time(question)
  return { search: summarise(questions.map(time)), searchMisspelt: summarise(misspelt.map(time)) }
}
