import { parseQuestion, type QuestionForm } from '@parleykit/engine/similarity/parse-question'
import { LRUCache } from 'lru-cache'
import { and, asc, eq, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { detectLanguage } from '../../retrieval/index.ts'
import { type ActionRow, actions } from './tables.ts'

/** The columns of an agent's row that are needed to offer its actions. */
export interface ActingAgent {
  readonly id: number
  readonly publicId: string
  readonly actionRevision: number
}

/** The visitor for whom an action runs. */
export interface ActingVisitor {
  readonly conversationId: number
  /** ID of the visitor token that the caller has; null for none. */
  readonly tokenId: string | null
  /** For limits. Null for a server with the secret key, which counts its visitors itself. */
  readonly ip: string | null
}

/** An example phrase of an action, analyzed. */
export interface ActionPhrase {
  readonly action: ActionRow
  readonly language: string
  readonly form: QuestionForm
}

interface Loaded {
  readonly revision: number
  readonly actions: readonly ActionRow[]
  readonly phrases: readonly ActionPhrase[]
}

const caches = new WeakMap<Platform, LRUCache<number, Loaded>>()
const agentsCached = 1000

/** The example phrases of an agent's actions that are on. */
export async function getOfferedActions(
  platform: Platform,
  agent: ActingAgent,
): Promise<readonly ActionPhrase[]> {
  return (await load(platform, agent)).phrases
}

/** An agent's actions that are on, oldest first. */
export async function getActionsInUse(platform: Platform, agent: ActingAgent): Promise<readonly ActionRow[]> {
  return (await load(platform, agent)).actions
}

/**
 * Nothing is read for an agent that never had an action. Changes take effect in every process when they are committed:
 * each raises the agent's revision.
 */
async function load(platform: Platform, agent: ActingAgent): Promise<Loaded> {
  if (agent.actionRevision === 0) return { revision: 0, actions: [], phrases: [] }
  const cache = caches.get(platform) ?? new LRUCache<number, Loaded>({ max: agentsCached })
  caches.set(platform, cache)
  const cached = cache.get(agent.id)
  if (cached?.revision === agent.actionRevision) return cached
  const rows = await platform.database
    .select()
    .from(actions)
    .where(and(eq(actions.agentId, agent.id), eq(actions.isOn, true)))
    .orderBy(asc(actions.id))
  const usable = rows.filter(hasItsSecrets)
  const phrases = usable.flatMap((action) =>
    action.phrases.map((phrase) => {
      const language = detectLanguage(phrase)
      return { action, language, form: parseQuestion(phrase, language) }
    }),
  )
  const loaded = { revision: agent.actionRevision, actions: usable, phrases }
  cache.set(agent.id, loaded)
  return loaded
}

/** After an import, secrets are missing until someone fills them in. */
function hasItsSecrets({ http }: ActionRow): boolean {
  return !http?.headers.some(({ isSecret, value }) => isSecret && value === null)
}

/** Invalidates every process's copy of an agent's actions when the transaction commits. */
export async function countActionChange(transaction: Transaction, agentId: number): Promise<void> {
  await transaction
    .update(agents)
    .set({ actionRevision: sql`${agents.actionRevision} + 1` })
    .where(eq(agents.id, agentId))
}
