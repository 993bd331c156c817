import { eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents, holdAgent } from '../agents/index.ts'
import { keepStarterPrompts, listVersionPassages } from '../retrieval/index.ts'
import { choosePrompts, ideaOf, starterPromptsMade } from './core/make-starter-prompts.ts'
import type { TrainingHooks } from './training-hooks.ts'

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
  const passages = await listVersionPassages(database, agentId, version)
  const asked = new Set(present.map(({ content }) => content.toLowerCase()))
  const entryOf = new Map<string, number>()
  // One of each passage first.
  for (let round = 0; round < 4; round++) {
    for (const { questions, entryId } of passages) {
      const question = questions?.[round]
      if (question && !asked.has(question.toLowerCase())) entryOf.set(question, entryId)
    }
  }
  const chosen = await choosePrompts({
    ideas: [...entryOf.keys()].slice(0, mostTried).map(ideaOf),
    limit: room,
    canAnswer: (question) => hooks.canAnswer(platform, { id: agentId, liveVersion: version }, question),
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
    const present = new Set(
      (await listVersionPassages(transaction, agentId, version)).map((row) => row.entryId),
    )
    const alive = added.filter(({ entryId }) => entryId !== undefined && present.has(entryId))
    const prompts = [...now.prompts, ...alive].slice(0, starterPromptsMade)
    await transaction.update(agents).set({ trainedStarterPrompts: prompts }).where(eq(agents.id, agentId))
    await keepStarterPrompts(transaction, key, prompts)
  })
}

const mostTried = 48
