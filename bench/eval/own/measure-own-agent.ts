import { composeAnswer, passagesAsked } from '@parleykit/engine/answer/compose-answer'
import { agents } from '../../../server/src/features/agents/base/tables.ts'
import { searchPassages } from '../../../server/src/features/retrieval/index.ts'
import { eq } from '../../../server/src/platform/database/drizzle.ts'
import type { Database } from '../../../server/src/platform/database/index.ts'
import { holdsAnswer } from '../holds-answer.ts'
import { quantile, share } from '../measure-articles.ts'
import type { OwnQuestion } from './read-questions.ts'

export interface OwnFigures {
  readonly agent: string
  readonly answerable: number
  readonly answered: number
  /** Answered, and with an expected text where one is given. */
  readonly answeredRight: number
  readonly unanswerable: number
  readonly refused: number
  readonly medianWords: number
  /** What went wrong; `reply` is null for a refusal. */
  readonly wrong: readonly { readonly question: string; readonly reply: string | null }[]
}

/**
 * Puts questions to an agent's live index as the embedded answerer would answer them, in one transaction that can't write.
 * `agent` is its id, or that of its page.
 */
export function measureOwnAgent(
  database: Database,
  agent: string,
  questions: readonly OwnQuestion[],
): Promise<OwnFigures> {
  return database.transaction(
    async (snapshot) => {
      const key = isId(agent) ? eq(agents.id, Number(agent)) : eq(agents.publicId, agent)
      const [row] = await snapshot.select().from(agents).where(key)
      if (!row)
        throw new Error(
          `There is no agent ${JSON.stringify(agent)} in this database. --agent takes the last part of the address of its dashboard (/dashboard/agents/7) or of its public page (/bot/…).`,
        )
      if (row.liveVersion === null) throw new Error(`${row.name} isn't trained yet.`)
      const searched = { database: snapshot, embeddings: null }
      const outcomes: { asked: OwnQuestion; reply: string | null; isRight: boolean }[] = []
      for (const asked of questions) {
        const found = await searchPassages(searched, row, {
          question: asked.question,
          limit: passagesAsked,
        })
        const answer = found && composeAnswer(found)
        const reply = answer?.kind === 'answer' ? answer.text : null
        const isExpected = reply !== null && (!asked.answer || holdsAnswer(reply, asked.answer))
        outcomes.push({ asked, reply, isRight: asked.answerable ? isExpected : reply === null })
      }
      const answerable = outcomes.filter(({ asked }) => asked.answerable)
      const unanswerable = outcomes.filter(({ asked }) => !asked.answerable)
      return {
        agent: row.name,
        answerable: answerable.length,
        answered: share(answerable, ({ reply }) => reply !== null),
        answeredRight: share(answerable, ({ isRight }) => isRight),
        unanswerable: unanswerable.length,
        refused: share(unanswerable, ({ isRight }) => isRight),
        medianWords: quantile(
          outcomes.flatMap(({ reply }) => (reply === null ? [] : reply.split(/\s+/).length)),
          0.5,
        ),
        wrong: outcomes
          .filter(({ isRight }) => !isRight)
          .map(({ asked, reply }) => ({ question: asked.question, reply })),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Beyond what an id can be, PostgreSQL refuses to compare. */
function isId(agent: string): boolean {
  return /^\d+$/.test(agent) && Number(agent) < 2 ** 31
}
