import { refusalForAgent } from '@parleykit/contract/billing/plans'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { insertActions } from '../../actions/index.ts'
import {
  type AgentRow,
  insertAgent,
  listLinkedPages,
  requireAgentQuota,
  storeProfileImage,
} from '../../agents/index.ts'
import { insertCuratedAnswers } from '../../answering/curated-answers/index.ts'
import { replaceEvalQuestions } from '../../answering/evals/index.ts'
import { type AssessedEntry, insertInitialKnowledge } from '../../knowledge/index.ts'
import { recordSourceUrls } from '../../knowledge/websites/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import type { PreparedAgent, PreparedEntry } from './prepared-agent.ts'
import { readWhole } from './unpacked-file.ts'

/**
 * Stores a prepared agent in the caller's transaction: all of it, or an error. The plan is checked at the end, so that
 * spending credits isn't blocked while the texts are written.
 * @throws DomainError `plan_limit_reached`
 */
export async function storeAgent(
  ctx: ActorContext & { readonly transaction: Transaction },
  prepared: PreparedAgent,
  now: Date,
): Promise<AgentRow> {
  const { transaction, owner } = ctx
  const { settings, picture, curatedAnswers, checks, actions, schedule, entries } = prepared
  const agent = await insertAgent(ctx, {
    ...{ input: settings, createdAt: now, action: 'agent_imported' },
  })
  if (picture) await storeProfileImage(transaction, { agent, webp: picture, createdAt: now })
  const ids = await insertInitialKnowledge(ctx, { agent, entries: withTexts(entries), now })
  await recordSourceUrls(transaction, {
    agentId: agent.id,
    input: { pages: pagesOf(entries, ids), schedule, now },
  })
  await insertCuratedAnswers(ctx, { agent, answers: curatedAnswers, createdAt: now })
  await replaceEvalQuestions(transaction, { agentId: agent.id, questions: checks })
  await insertActions({ transaction }, { agentId: agent.id, actions, now })
  const tier = await requireAgentQuota(transaction, { ownerId: owner.id, further: 0 })
  const refusal = refusalForAgent(tier, sizeOf(entries))
  if (refusal !== null) throw new DomainError('plan_limit_reached', refusal)
  return agent
}

/** Holds one text in memory at a time. */
async function* withTexts(entries: readonly PreparedEntry[]): AsyncGenerator<AssessedEntry> {
  for (const { text: stored, readAt: _, measured, ...entry } of entries) {
    const text = (await readWhole(stored)).toString('utf8')
    yield { ...entry, measured: { ...measured, text, linkedPages: await listLinkedPages(text) } }
  }
}

function pagesOf(entries: readonly PreparedEntry[], ids: readonly number[]) {
  return entries.flatMap(({ sourceUrl, readAt, measured }, index) => {
    const entryId = ids[index]
    if (entryId === undefined || sourceUrl === undefined || readAt === null) return []
    return { entryId, url: sourceUrl, textHash: measured.textHash, readAt }
  })
}

function sizeOf(entries: readonly PreparedEntry[]) {
  const sum = (bytes: readonly number[]) => bytes.reduce((total, each) => total + each, 0)
  return {
    entries: entries.length,
    textBytes: sum(entries.map(({ measured }) => measured.textBytes)),
    fileBytes: sum(entries.map(({ file }) => file?.content.size ?? 0)),
    links: new Set(entries.flatMap(({ sourceUrl }) => sourceUrl ?? [])).size,
  }
}
