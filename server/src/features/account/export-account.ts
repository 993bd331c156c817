import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ZipEntry } from '../../platform/zip/index.ts'
import { fileNameOf } from '../../platform/zip/index.ts'
import { agents, getConversationCounts, toAgent } from '../agents/index.ts'
import { selectCuratedAnswers } from '../answering/curated-answers/index.ts'
import { listEvalQuestions } from '../answering/evals/index.ts'
import { listIdentities, listPasskeys, type Owner } from '../auth/index.ts'
import { listWidgetSites } from '../publish/index.ts'
import { listTrainingStates, listTrainings } from '../retrieval/training/index.ts'
import { listAgentLeads } from '../support/leads/index.ts'
import { listWebhooks } from '../webhooks/index.ts'
import { streamAuditEntries } from '../workspaces/audit/index.ts'
import { jsonList, jsonOf } from './export/json-list.ts'
import { listExportedConversations } from './export/list-exported-conversations.ts'
import { listKnowledgeFiles } from './export/list-knowledge-files.ts'
import { listPictureFiles } from './export/list-picture-files.ts'

/** All data of an account as files, created one at a time as they are consumed. */
export async function* exportAccount(
  {
    platform,
    database,
    owner,
  }: { readonly platform: Platform; readonly database: Queryable; readonly owner: Owner },
  now: Date,
): AsyncGenerator<ZipEntry> {
  const { blobs } = platform
  yield { path: 'account.json', modifiedAt: owner.createdAt, content: jsonOf(owner) }
  const owned = await database
    .select()
    .from(agents)
    .where(eq(agents.ownerId, owner.id))
    .orderBy(asc(agents.id))
  const ids = owned.map(({ id }) => id)
  const learnings = await listTrainingStates({ platform, database }, ids)
  const counts = await getConversationCounts(database, ids)
  for (const agent of owned) {
    const folder = `agents/${agent.id}-${fileNameOf(agent.name)}`
    const modifiedAt = agent.createdAt
    yield {
      path: `${folder}/agent.json`,
      modifiedAt,
      content: jsonOf(
        toAgent(
          agent,
          { role: 'owner' },
          { learning: learnings.get(agent.id), conversationCount: counts.get(agent.id) },
        ),
      ),
    }
    if (agent.profileImageBlobId !== null) {
      const image = blobs.stream(database, agent.profileImageBlobId)
      yield { path: `${folder}/profile-image.webp`, modifiedAt, content: image }
    }
    yield* listKnowledgeFiles({ blobs, database }, agent, folder)
    const curated = await selectCuratedAnswers(database, { agent, now })
    yield { path: `${folder}/curated-answers.json`, modifiedAt: now, content: jsonOf(curated) }
    const checks = await listEvalQuestions(database, agent.id)
    if (checks.length > 0) yield { path: `${folder}/checks.json`, modifiedAt: now, content: jsonOf(checks) }
    const trainings = await listTrainings(database, agent)
    yield { path: `${folder}/trainings.json`, modifiedAt: now, content: jsonOf(trainings) }
    const sites = await listWidgetSites(database, agent.id)
    yield { path: `${folder}/widget-sites.json`, modifiedAt: now, content: jsonOf(sites) }
    const hooks = (await listWebhooks(database, agent.id)).map(({ webhook }) => {
      const { url, events, status, createdAt } = webhook
      return { url, events, status, createdAt }
    })
    yield { path: `${folder}/webhooks.json`, modifiedAt: now, content: jsonOf(hooks) }
    const leads = jsonList(listAgentLeads((work) => work(database), agent.id, true))
    yield { path: `${folder}/leads.json`, modifiedAt: now, content: leads }
    yield* listPictureFiles(database, agent.id, folder)
    const content = jsonList(listExportedConversations(database, agent.id))
    yield { path: `${folder}/conversations.json`, modifiedAt, content }
  }
  yield {
    path: 'audit-log.json',
    modifiedAt: now,
    content: jsonList(streamAuditEntries(database, { ownerId: owner.id })),
  }
  const passkeys = await listPasskeys(database, owner.id)
  const identities = await listIdentities(database, owner.id)
  if (identities.length > 0) yield { path: 'identities.json', modifiedAt: now, content: jsonOf(identities) }
  if (passkeys.length > 0) yield { path: 'passkeys.json', modifiedAt: now, content: jsonOf(passkeys) }
}
