import { parseQuestion, type QuestionForm } from '@parleykit/engine/similarity/parse-question'
import { LRUCache } from 'lru-cache'
import { and, asc, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { detectLanguage } from '../../retrieval/index.ts'
import { type ActionRow, actions } from './tables.ts'

/** The columns of an agent's row that are needed to offer its actions. */
export interface ActingAgent {
  readonly id: number
  readonly actionRevision: number
}

/** An example phrase of an action, analyzed. */
export interface ActionPhrase {
  readonly action: ActionRow
  readonly language: string
  readonly form: QuestionForm
}

interface Loaded {
  readonly revision: number
  readonly phrases: readonly ActionPhrase[]
}

const caches = new WeakMap<Platform, LRUCache<number, Loaded>>()
const agentsCached = 1000

/**
 * The example phrases of an agent's actions that are on. Nothing is read for an agent that never had an action. Changes
 * take effect in every process when they are committed: each raises the agent's revision.
 */
export async function getOfferedActions(
  platform: Platform,
  agent: ActingAgent,
): Promise<readonly ActionPhrase[]> {
  if (agent.actionRevision === 0) return []
  const cache = caches.get(platform) ?? new LRUCache<number, Loaded>({ max: agentsCached })
  caches.set(platform, cache)
  const cached = cache.get(agent.id)
  if (cached?.revision === agent.actionRevision) return cached.phrases
  const rows = await platform.database
    .select()
    .from(actions)
    .where(and(eq(actions.agentId, agent.id), eq(actions.isOn, true)))
    .orderBy(asc(actions.id))
  const phrases = rows.filter(hasItsSecrets).flatMap((action) =>
    action.phrases.map((phrase) => {
      const language = detectLanguage(phrase)
      return { action, language, form: parseQuestion(phrase, language) }
    }),
  )
  cache.set(agent.id, { revision: agent.actionRevision, phrases })
  return phrases
}

/** After an import, secrets are missing until someone fills them in. */
function hasItsSecrets({ http }: ActionRow): boolean {
  return !http?.headers.some(({ isSecret, value }) => isSecret && value === null)
}
