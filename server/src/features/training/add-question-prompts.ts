import { eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents, holdAgent } from '../agents/index.ts'
import { keepStarterPrompts, listPresentEntries, openVersionPages } from '../retrieval/index.ts'
import { choosePrompts, ideaOf, starterPromptsMade } from './core/make-starter-prompts.ts'
import type { TrainingHooks } from './training-hooks.ts'

const mostTried = 48
/** Of a passage. */
const mostQuestions = 4

/** Fills a live version's starter prompts up with questions that a model made, those alone that the agent answers. */
export async function addQuestionPrompts(
  platform: Platform,
  key: { readonly agentId: number; readonly version: number },
  hooks: Pick<TrainingHooks, 'canAnswer'>,
): Promise<void> {
  const { database } = platform
  const { agentId, version } = key
  const [agent] = await database.select().from(agents).where(eq(agents.id, agentId))
  const present = agent?.trainedStarterPrompts ?? []
  const room = starterPromptsMade - present.length
  if (!agent || room <= 0) return
  const asked = new Set(present.map(({ content }) => content.toLowerCase()))
  const entryOf = await readQuestions(database, key, asked)
  const chosen = await choosePrompts({
    ideas: [...entryOf.keys()].slice(0, mostTried).map(ideaOf),
    limit: room,
    canAnswer: (question, topic) =>
      hooks.canAnswer(platform, { id: agentId, liveVersion: version }, question, topic),
  })
  const added = chosen.map((prompt) => ({ ...prompt, entryId: entryOf.get(prompt.content) }))
  if (added.length === 0) return
  await database.transaction(async (transaction) => {
    await holdAgent(transaction, agentId, 'no key update')
    const [now] = await transaction
      .select({ liveVersion: agents.liveVersion, prompts: agents.trainedStarterPrompts })
      .from(agents)
      .where(eq(agents.id, agentId))
    if (now?.liveVersion !== version) return
    const present = await listPresentEntries(
      transaction,
      key,
      added.flatMap(({ entryId }) => entryId ?? []),
    )
    const alive = added.filter(({ entryId }) => entryId !== undefined && present.has(entryId))
    const prompts = [...now.prompts, ...alive].slice(0, starterPromptsMade)
    await transaction.update(agents).set({ trainedStarterPrompts: prompts }).where(eq(agents.id, agentId))
    await keepStarterPrompts(transaction, key, prompts)
  })
}

/** Questions that aren't asked yet, one of each passage first, with their entries; as many as are tried. */
async function readQuestions(
  database: Database,
  key: { readonly agentId: number; readonly version: number },
  asked: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const rounds = Array.from({ length: mostQuestions }, () => new Map<string, number>())
  const [first] = rounds
  for await (const page of (await openVersionPages(database, key)).read()) {
    for (const { questions, entryId } of page) {
      for (const [at, round] of rounds.entries()) {
        const question = questions?.[at]
        const isNew = question && !asked.has(question.toLowerCase()) && round.size < mostTried
        if (isNew && !round.has(question)) round.set(question, entryId)
      }
    }
    // The others come behind these.
    if (first && first.size >= mostTried) break
  }
  const entryOf = new Map<string, number>()
  for (const [question, entryId] of rounds.flatMap((round) => [...round]))
    if (!entryOf.has(question)) entryOf.set(question, entryId)
  return entryOf
}
