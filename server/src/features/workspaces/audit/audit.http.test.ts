import {
  createAgent,
  deleteAgent,
  deleteSecretKey,
  rotateApiKey,
  rotateSecretKey,
  updateAgent,
} from '@parleykit/contract/agents/agents'
import { renewIdentitySecret } from '@parleykit/contract/agents/identities'
import {
  acceptHandover,
  offerHandover,
} from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import {
  addCuratedAnswer,
  deleteCuratedAnswer,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { deleteAccount, exportAccount } from '@parleykit/contract/auth/account'
import { deleteConversation, exportConversations } from '@parleykit/contract/conversations/conversations'
import { addKnowledgeText, deleteKnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { chooseModels, deleteConnection } from '@parleykit/contract/models/models'
import { exportAgent } from '@parleykit/contract/portability/agent-files'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { chooseAudience } from '@parleykit/contract/setup/setup'
import { deleteWebhook, renewWebhookSecret } from '@parleykit/contract/webhooks/webhooks'
import {
  auditPageSize,
  exportAudit,
  exportInstallationAudit,
  listAudit,
  listInstallationAudit,
} from '@parleykit/contract/workspaces/audit'
import { changeMemberRole, inviteMember, removeMember } from '@parleykit/contract/workspaces/workspaces'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFile, writeAgentFile } from '../../../../test/agent-file.ts'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { plantModelConnection } from '../../../../test/plant-model-connection.ts'
import { plantWebhook } from '../../../../test/plant-webhook.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { deleteExpiredAuditEntries } from './delete-expired-audit-entries.ts'
import { recordAudit } from './record-audit.ts'
import { auditEntries } from './tables.ts'

let app: TestApp
let operator: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  operator = await makeOwner(app.origin)
})
afterAll(() => app.close())

const logOf = async (owner: TestOwner, query: Parameters<typeof owner.call<typeof listAudit>>[1] = {}) =>
  (await owner.call(listAudit, query)).body.entries

/** The entries that a call adds, newest first. */
async function added(owner: TestOwner, act: () => Promise<unknown>) {
  const before = (await logOf(owner))[0]?.id ?? 0
  await act()
  return (await logOf(owner)).filter(({ id }) => id > before)
}

async function makeTeam() {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const editor = await makeMember(app.origin, owner, 'editor')
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  return { owner, editor, agent, params: { id: agent.id } }
}

test('each change leaves one entry with who did it, on what, and no secret', async () => {
  const { owner, editor, agent, params } = await makeTeam()
  const { name } = agent
  const asked = await ask(app.origin, agent.publicId, { message: 'What does a kayak cost in Zanzibar?' })
  const webhook = await plantWebhook(app.databaseUrl, agent.id, 'https://hooks.example/secret-path')
  const connectionId = await plantModelConnection(app.databaseUrl, owner.user.id, {
    ...{ name: 'Our Ollama', models: ['llama'] },
  })
  const text = { content: '# Canoes\n\nCanoes cost 30 euros a day, says nobody-else.' }
  const curated = { question: 'Who rents boats?', answer: 'We rent boats.' }
  const secrets: string[] = ['nobody-else', curated.question, curated.answer, 'secret-path', 'Zanzibar']
  let entryId = 0
  let answerId = 0
  const acts: [by: TestOwner, act: () => Promise<unknown>, entry: object][] = [
    [
      editor,
      () => editor.call(updateAgent, { params, body: { tagline: 'Boats', customTone: 'Say ahoy.' } }),
      { action: 'agent_changed', details: { fields: ['tagline', 'customTone'] } },
    ],
    [
      editor,
      () => editor.call(updateAgent, { params, body: { status: 'inactive' } }),
      { action: 'agent_paused', details: { fields: ['status'], status: 'inactive' } },
    ],
    [
      editor,
      () => editor.call(updateAgent, { params, body: { status: 'active' } }),
      { action: 'agent_published' },
    ],
    [
      editor,
      async () => {
        entryId = (await editor.call(addKnowledgeText, { params, body: text })).body.id
      },
      { action: 'knowledge_added', subject: { kind: 'knowledge_entry' } },
    ],
    [editor, () => editor.call(trainAgent, { params }), { action: 'training_requested' }],
    [
      editor,
      () => editor.call(deleteKnowledgeEntry, { params: { ...params, entryId } }),
      { action: 'knowledge_deleted', subject: { kind: 'knowledge_entry' } },
    ],
    [
      editor,
      async () => {
        answerId = (await editor.call(addCuratedAnswer, { params, body: curated })).body.id
      },
      { action: 'curated_answer_added', subject: { kind: 'curated_answer', name: null } },
    ],
    [
      editor,
      () => editor.call(deleteCuratedAnswer, { params: { ...params, answerId } }),
      { action: 'curated_answer_deleted' },
    ],
    [
      owner,
      async () => secrets.push((await owner.call(rotateApiKey, { params })).body.apiKey ?? 'none'),
      { action: 'api_key_rotated' },
    ],
    [
      owner,
      async () => secrets.push((await owner.call(rotateSecretKey, { params })).body.secretKey),
      { action: 'secret_key_rotated' },
    ],
    [owner, () => owner.call(deleteSecretKey, { params }), { action: 'secret_key_deleted' }],
    [
      owner,
      async () =>
        secrets.push((await owner.call(renewIdentitySecret, { params })).body.identitySecret ?? 'none'),
      { action: 'identity_secret_renewed' },
    ],
    [
      owner,
      async () =>
        secrets.push(
          (await owner.call(renewWebhookSecret, { params: { ...params, webhookId: webhook.webhookId } })).body
            .secret,
        ),
      { action: 'webhook_secret_renewed', subject: { kind: 'webhook', name: 'hooks.example' } },
    ],
    [
      owner,
      () => owner.call(deleteWebhook, { params: { ...params, webhookId: webhook.webhookId } }),
      { action: 'webhook_deleted', subject: { kind: 'webhook', name: 'hooks.example' } },
    ],
    [
      owner,
      () => owner.call(chooseModels, { body: { reply: { connectionId, model: 'llama' } } }),
      { action: 'models_chosen', agent: null, details: { fields: ['reply'], model: 'llama' } },
    ],
    [
      owner,
      () => owner.call(deleteConnection, { params: { id: connectionId } }),
      {
        action: 'model_connection_deleted',
        agent: null,
        subject: { kind: 'model_connection', name: 'Our Ollama' },
      },
    ],
    [
      owner,
      async () =>
        secrets.push(
          (await owner.call(inviteMember, { body: { role: 'viewer', email: 'new@example.com' } })).body.token,
        ),
      {
        action: 'member_invited',
        agent: null,
        subject: { kind: 'member', name: 'new@example.com' },
        details: { role: 'viewer' },
      },
    ],
    [
      owner,
      () => owner.call(changeMemberRole, { params: { userId: editor.user.id }, body: { role: 'viewer' } }),
      {
        action: 'member_role_changed',
        agent: null,
        subject: { kind: 'member', id: editor.user.id, name: editor.user.username },
      },
    ],
    [
      owner,
      () => owner.call(exportConversations, { params, query: {} }),
      { action: 'conversations_exported', details: { format: 'csv' } },
    ],
    [
      owner,
      () => owner.call(deleteConversation, { params: { id: Number(asked.conversationId) } }),
      { action: 'conversation_deleted' },
    ],
    [owner, () => owner.call(exportAgent, { params }), { action: 'agent_exported' }],
    [
      owner,
      () => owner.call(removeMember, { params: { userId: editor.user.id } }),
      { action: 'member_removed', agent: null },
    ],
    [owner, () => owner.call(deleteAgent, { params }), { action: 'agent_deleted' }],
  ]
  for (const [{ user }, act, entry] of acts) {
    const entries = await added(owner, act)
    expect(entries, JSON.stringify([entry, entries])).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      agent: { id: agent.id, name },
      actor: { id: user.id, name: user.username },
      isCommand: false,
      address: '127.0.0.1',
      ...entry,
    })
  }
  const everything = JSON.stringify(await logOf(owner))
  for (const secret of secrets) expect(everything).not.toContain(secret)
})

test('agents that come from elsewhere, and that change hands, are in the logs of both sides', async () => {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const member = await makeMember(app.origin, owner, 'editor')
  await setTier(app.databaseUrl, member, 'pro')
  const file = await writeAgentFile(['Kayaks cost 20 euros a day.'])
  const imported = await added(owner, () => importFile(owner, file))
  expect(imported).toMatchObject([{ action: 'agent_imported', actor: { id: owner.user.id } }])
  const body = { userId: member.user.id, password: 'correct horse' }
  const { id } = (await owner.call(offerHandover, { body })).body
  let taken: unknown
  const given = await added(owner, async () => {
    taken = await added(member, () => member.call(acceptHandover, { params: { id } }))
  })
  const details = { agents: [imported[0]?.agent?.name] }
  const actor = { id: member.user.id, name: member.user.username }
  expect(given).toMatchObject([
    { action: 'agents_handed_over', actor, subject: { name: actor.name }, details },
  ])
  expect(taken).toMatchObject([
    { action: 'agents_taken_over', actor, subject: { name: owner.user.username }, details },
  ])
})

test('what is refused leaves nothing', async () => {
  const { owner, editor, params } = await makeTeam()
  const refused = async () => {
    const other = await makeAgent(await makeOwner(app.origin))
    const calls = [
      owner.call(updateAgent, { params: { id: other.id }, body: { name: 'Mine' } }),
      owner.call(chooseModels, { body: { reply: { connectionId: 999_999, model: 'llama' } } }),
      owner.call(deleteWebhook, { params: { ...params, webhookId: 999_999 } }),
      owner.call(changeMemberRole, { params: { userId: other.id + 999_999 }, body: { role: 'viewer' } }),
      editor.call(rotateApiKey, { params }),
      owner.call(updateAgent, { params, body: {} }),
    ]
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses).toEqual([404, 400, 404, 404, 403, 200])
  }
  expect(await added(owner, refused)).toEqual([])
  const platform = app.platform()
  const rolledBack = platform.database.transaction(async (transaction) => {
    const by = { owner: owner.user, actor: owner.user, caller: null }
    await recordAudit({ platform, transaction, ...by }, { action: 'models_chosen' })
    throw new Error('The change fails')
  })
  await expect(rolledBack).rejects.toThrow('The change fails')
  expect(await added(owner, async () => {})).toEqual([])
})

test('only the owner reads the log of a workspace, and only the operator that of the installation', async () => {
  const { owner, editor } = await makeTeam()
  const headers = { 'x-workspace': String(owner.user.id) }
  const stranger = await makeOwner(app.origin)
  for (const route of [listAudit, exportAudit] as const) {
    expect((await editor.call(route, { headers })).status).toBe(403)
    expect((await stranger.call(route, { headers })).status).toBe(404)
  }
  expect(JSON.stringify(await logOf(stranger))).not.toContain(owner.user.username)
  for (const route of [listInstallationAudit, exportInstallationAudit] as const) {
    expect((await operator.call(route)).status).toBe(200)
    expect((await owner.call(route)).status).toBe(404)
  }
})

test('entries are found by person, group, agent and time, and come in pages', async () => {
  const { owner, editor, agent, params } = await makeTeam()
  for (let change = 0; change < auditPageSize; change++)
    await editor.call(updateAgent, { params, body: { tagline: `Boats ${change}` } })
  const first = (await owner.call(listAudit)).body
  expect(first).toMatchObject({ keptDays: 365, next: first.entries.at(-1)?.id })
  expect(first.entries).toHaveLength(auditPageSize)
  const second = (await owner.call(listAudit, { query: { after: String(first.next) } })).body
  expect(second.next).toBeNull()
  const all = [...first.entries, ...second.entries]
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, other) => other - one))
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const actionsOf = async (query: Record<string, string>) =>
    (await logOf(owner, { query })).map(({ action }) => action)
  expect(await actionsOf({ group: 'members' })).toEqual(['member_joined', 'member_invited'])
  expect(await actionsOf({ agent: String(agent.id), actor: String(owner.user.id) })).toEqual([
    'training_requested',
    'knowledge_added',
    'agent_created',
  ])
  expect(await actionsOf({ agent: String(agent.id + 1000) })).toEqual([])
  const created = all.at(-1)?.at ?? ''
  expect(await actionsOf({ to: created })).toEqual([])
  expect(await actionsOf({ from: new Date(Date.now() + 86_400_000).toISOString() })).toEqual([])
})

test('the file has the same entries, without formulas', async () => {
  const owner = await makeOwner(app.origin)
  await owner.call(createAgent, { body: { name: '=1+1' } })
  const response = await fetch(`${app.origin}${exportAudit.path}?group=agents`, {
    headers: { cookie: owner.cookie },
  })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/audit log .*\.csv/)
  const lines = (await response.text()).trim().split('\n')
  expect(lines[0]).toContain('time,actor,action,agent,subject kind,subject,details,address,device')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${owner.user.username},agent_created,'=1+1`)
  expect((await logOf(owner))[0]).toMatchObject({ action: 'audit_exported' })
})

test('entries are deleted when they are too old, and not before', async () => {
  const owner = await makeOwner(app.origin)
  const platform = app.platform()
  const dayMs = 24 * 3600 * 1000
  for (const days of [364, 366]) {
    const clock = () => new Date(platform.clock().getTime() - days * dayMs)
    const by = { owner: owner.user, actor: owner.user, caller: null }
    const details = { fields: [`${days} days ago`] }
    await recordAudit(
      { platform: { clock }, transaction: platform.database, ...by },
      { action: 'models_chosen', details },
    )
  }
  await deleteExpiredAuditEntries(platform)
  expect((await logOf(owner)).map(({ details }) => details)).toEqual([{ fields: ['364 days ago'] }])
})

test('a workspace’s log is in its export and goes with it; the operator’s log tells that and other changes', async () => {
  const owner = await makeOwner(app.origin)
  const { username } = owner.user
  await owner.call(createAgent, { body: { name: 'Short-lived' } })
  const zip = await fetch(`${app.origin}${exportAccount.path}`, { headers: { cookie: owner.cookie } })
  expect(Buffer.from(await zip.arrayBuffer()).toString('latin1')).toContain('audit-log.json')
  expect((await operator.call(chooseAudience, { body: { audience: 'customers' } })).status).toBe(200)
  expect((await owner.call(deleteAccount, { body: { username, password: 'correct horse' } })).status).toBe(
    200,
  )
  const { entries } = (await operator.call(listInstallationAudit)).body
  expect(entries.slice(0, 3)).toMatchObject([
    { action: 'account_deleted', actor: { name: username }, subject: { kind: 'account', name: username } },
    { action: 'operator_appointed', actor: { name: operator.user.username }, details: { plan: 'admin' } },
    { action: 'audience_chosen', details: { audience: 'customers' } },
  ])
  const platform = app.platform()
  const left = await platform.database.$count(auditEntries, eq(auditEntries.ownerId, owner.user.id))
  expect(left).toBe(0)
})
