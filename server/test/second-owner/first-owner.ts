import { createAction } from '@parleykit/contract/actions/action-routes'
import { type ActionEvent, continueAction } from '@parleykit/contract/actions/action-runs'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { deleteAgent, getAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { offerHandover } from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { addCuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { saveChecks } from '@parleykit/contract/answering/evals/evals'
import { listSessions } from '@parleykit/contract/auth/account'
import { getOrCreateSubscription } from '@parleykit/contract/billing/billing'
import { listConversations, listMessages } from '@parleykit/contract/conversations/conversations'
import { uploadPicture } from '@parleykit/contract/conversations/pictures'
import { listKnowledge, uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { batchScrape, getScrapeStatus } from '@parleykit/contract/knowledge/websites/websites'
import { leaveLead } from '@parleykit/contract/support/leads/leads'
import { inviteMember, joinWorkspace } from '@parleykit/contract/workspaces/workspaces'
import { vi } from 'vitest'
import { importFile, writeAgentFile } from '../agent-file.ts'
import { ask } from '../ask.ts'
import { callRoute } from '../call-route.ts'
import type { TestApp } from '../create-test-app.ts'
import { makeAgent } from '../make-agent.ts'
import { makeMember } from '../make-member.ts'
import { makeOwner, type TestOwner } from '../make-owner.ts'
import { makePasskey } from '../make-passkey.ts'
import { plantMcpServer } from '../mcp/plant-mcp-server.ts'
import { plantIdentity } from '../oidc/plant-identity.ts'
import { plantModelConnection } from '../plant-model-connection.ts'
import { plantWebhook } from '../plant-webhook.ts'
import { setTier } from '../set-tier.ts'
import { plantSource } from '../sources/plant-source.ts'
import { writePng } from '../write-png.ts'

/** Part of everything that the first owner has, so that a test can look for it in what others get. */
export const secret = 'Zanzibar'

export interface FirstOwner {
  readonly owner: TestOwner
  /** The first owner's ids, by the path segment and the parameter behind it. */
  readonly ids: Readonly<Record<string, string | number>>
}

const noWords = { title: '', text: '', button: '', thanks: '' }

/** An owner with something of everything that a route of the contract can name by its id. */
export async function makeFirstOwner({ origin, databaseUrl }: TestApp): Promise<FirstOwner> {
  const owner = await makeOwner(origin)
  await setTier(databaseUrl, owner, 'pro')
  const { id, publicId } = await makeAgent(owner, [`# Ferries\n\nThe ferry to ${secret} leaves at noon.`])
  const params = { id }
  const file = { name: `${secret}.csv`, bytes: Buffer.from(`Island,Sea\n${secret},Indian Ocean\n`) }
  await owner.call(uploadKnowledgeFile, { params, file })
  const asked = await ask(origin, publicId, { message: `When does the ferry to ${secret} leave?` })
  const leadForm = { ...noWords, asksName: true, asksMessage: true, consent: null, mailsOwner: false }
  await owner.call(updateAgent, { params, body: { leadForm, trainsItself: false, takesPictures: true } })
  const picture = await callRoute(origin, uploadPicture, {
    params: { botId: publicId },
    file: { name: 'photo.png', bytes: writePng(20, 20) },
  })
  const pictureIds = [picture.body.id]
  await ask(
    origin,
    publicId,
    { message: `Is this ${secret}?`, conversationId: asked.conversationId, pictureIds },
    {
      'x-visitor-token': asked.visitorToken,
    },
  )
  const lead = await callRoute(origin, leaveLead, {
    params: { botId: publicId, conversationId: Number(asked.conversationId) },
    body: { email: 'visitor@example.com', name: secret, message: `I want to go to ${secret}.` },
    headers: { 'x-visitor-token': asked.visitorToken },
  })

  const [uploaded] = (await owner.call(listKnowledge, { params })).body
  const [conversation] = (await owner.call(listConversations, { params })).body
  if (!uploaded || !conversation) throw new Error('The first owner lacks an entry or a conversation')
  const messages = (await owner.call(listMessages, { params: { id: conversation.id } })).body
  const message = messages.find(({ senderType }) => senderType === 'agent')
  if (!message) throw new Error('The agent has not answered')
  const curated = { question: 'Who rules the islands?', answer: `${secret} rules itself.` }
  const curatedAnswer = (await owner.call(addCuratedAnswer, { params, body: curated })).body
  await owner.call(saveChecks, { params, body: { questions: [`Does ${secret} have a ferry?`] } })
  const scrape = { urls: [`http://127.0.0.1/${secret}`] }
  const { jobId } = (await owner.call(batchScrape, { params, body: scrape })).body
  const waitForEnd = async () => {
    const { body } = await owner.call(getScrapeStatus, { params: { id, jobId } })
    if (body.status === 'processing') throw new Error('The page is still being read')
  }
  await vi.waitFor(waitForEnd, { timeout: 60_000 })
  const source = await plantSource(databaseUrl, id, secret)
  const hook = await plantWebhook(databaseUrl, id, `https://hooks.example/${secret}`)
  const formAction: ActionBody = {
    kind: 'form',
    form: { mails: false },
    name: secret,
    ...{ purpose: '', phrases: ['I would like to join the club'], inputs: [], doneText: '' },
    audience: 'anyone',
    ...{ asksFirst: false, isOn: true, approval: { hours: 24, waitingText: '' } },
  }
  const action = (await owner.call(createAction, { params, body: formAction })).body
  const run = await confirmRun(origin, publicId, { values: {} })
  const connectionId = await plantModelConnection(databaseUrl, owner.user.id, { name: secret })
  const member = await makeMember(origin, owner, 'viewer')
  const { invitation } = (await owner.call(inviteMember, { body: { role: 'viewer' } })).body
  const transferId = await offerTo(origin, databaseUrl, owner)
  const [session] = (await owner.call(listSessions)).body
  if (!session) throw new Error('The first owner has no session')
  const { passkey } = await makePasskey(origin, owner)
  const identity = await plantIdentity(databaseUrl, owner, `${secret}@example.com`)
  const checkout = (await owner.call(getOrCreateSubscription, { body: { tier: 'standard' } })).body
  const agent = (await owner.call(getAgent, { params })).body
  const imported = await importFile(owner, await writeAgentFile([`${secret} is imported.`]))
  await owner.call(deleteAgent, { params: { id: Number(imported.agentId) } })
  return {
    owner,
    ids: {
      'agents/:id': agent.id,
      'bots/:id': agent.id,
      'knowledge/:entryId': uploaded.id,
      'conversations/:id': conversation.id,
      'messages/:id': message.id,
      'pictures/:pictureId': picture.body.id,
      'leads/:leadId': lead.body.id,
      'actions/:actionId': action.id,
      'action-runs/:runId': run.id,
      'mcp-servers/:serverId': await plantMcpServer(databaseUrl, id, secret),
      'sources/:sourceId': source,
      'webhooks/:webhookId': hook.webhookId,
      'deliveries/:deliveryId': hook.deliveryId,
      'curated-answers/:answerId': curatedAnswer.id,
      'checkouts/:checkoutId': checkout.subscriptionId,
      'sessions/:id': session.id,
      'passkeys/:id': passkey.id,
      'identities/:id': identity,
      'accounts/:id': owner.user.id,
      'members/:userId': member.user.id,
      'connections/:id': connectionId,
      'invitations/:id': invitation.id,
      'workspaces/:id': owner.user.id,
      'handovers/:id': transferId,
      'agent-imports/:importId': imported.id,
      'trainings/:version': 1,
      'batch-scrape/:jobId': jobId,
      'batch-scrape-status/:jobId': jobId,
    },
  }
}

/** Has a visitor use the action, which then waits for approval. */
async function confirmRun(origin: string, botId: string, body: object): Promise<ActionEvent> {
  const asked = await ask(origin, botId, { message: 'I would like to join the club' })
  const runId = asked.events.flatMap(({ action }) => action ?? [])[0]?.id ?? 'none'
  const headers = { 'x-visitor-token': asked.visitorToken }
  return (await callRoute(origin, continueAction, { params: { botId, runId }, headers, body })).body
}

/** Has another owner offer their agents to an owner; returns the offer's id. */
async function offerTo(origin: string, databaseUrl: string, owner: TestOwner): Promise<number> {
  const giver = await makeOwner(origin)
  await setTier(databaseUrl, giver, 'standard')
  await makeAgent(giver)
  const { token } = (await giver.call(inviteMember, { body: { role: 'viewer' } })).body
  await owner.call(joinWorkspace, { body: { token } })
  const body = { userId: owner.user.id, password: 'correct horse' }
  return (await giver.call(offerHandover, { body })).body.id
}
