import { randomUUID } from 'node:crypto'
import type { Agent } from '@parleykit/contract/agents/agents'
import {
  addCuratedAnswer,
  correctMessage,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { workspaceHeader } from '@parleykit/contract/base/request-headers'
import { chat } from '@parleykit/contract/chat/chat'
import { listConversations, listMessages } from '@parleykit/contract/conversations/conversations'
import {
  askForPerson,
  handBack,
  sayAsPerson,
  takeOver,
} from '@parleykit/contract/support/live-handoff/live-handoff'
import { inviteMember } from '@parleykit/contract/workspaces/workspaces'
import type { DemoAgent } from './agents.ts'
import { call, Person } from './api-client.ts'
import type { DemoClock } from './demo-clock.ts'

/** Two colleagues join the owner's workspace, one who may edit and one who may look. */
export async function inviteColleagues(origin: string, owner: Person, password: string): Promise<Person[]> {
  const calls = await owner.signIn()
  const colleagues: Person[] = []
  for (const [username, role] of [
    ['demo-mara', 'editor'],
    ['demo-theo', 'viewer'],
  ] as const) {
    const { token } = await calls(inviteMember, { body: { role } })
    colleagues.push(await Person.register(origin, username, password, token))
  }
  return colleagues
}

/** The owner words one answer of each agent better, and answers what was asked in vain. */
export async function correctAnswers(owner: Person, agents: ReadonlyMap<DemoAgent, Agent>): Promise<void> {
  const calls = await owner.signIn()
  for (const [plan, { id }] of agents) {
    const [question, answer] = plan.corrected
    await calls(addCuratedAnswer, { params: { id }, body: { question, answer } })
    const conversations = await calls(listConversations, { params: { id } })
    for (const conversation of conversations.slice(0, 8)) {
      const messages = await calls(listMessages, { params: { id: conversation.id } })
      const said = messages.find(({ replyKind }) => replyKind === 'answer')
      if (!said) continue
      await calls(correctMessage, {
        params: { id: said.id },
        body: { content: `${said.content.replace(/ ?\[\d+\]/g, '')} Call us if anything is unclear.` },
      })
      break
    }
  }
}

const wishes = [
  [
    "I'd like to talk to a person about a group of twelve.",
    'Hi, this is Mara. Twelve is fine. Should I hold two boats for you?',
  ],
  [
    'My booking has the wrong date. Can someone help?',
    "Hi, this is Mara. I've moved it to Saturday for you.",
  ],
] as const

/** Visitors ask for a person, and a colleague answers them in the agent's place. */
export async function takeOverConversations(
  origin: string,
  clock: DemoClock,
  { owner, colleague, agent }: { readonly owner: Person; readonly colleague: Person; readonly agent: Agent },
): Promise<void> {
  const botId = agent.publicId
  for (const [number, [wish, reply]] of wishes.entries()) {
    const visitorId = `demo-visitor-person-${String(number).padStart(6, '0')}`
    const { body } = await call(origin, chat, { params: { botId }, body: { visitorId, message: wish } })
    const headers = { 'x-visitor-id': visitorId, 'x-visitor-token': body.visitorToken ?? '' }
    const conversation = { botId, conversationId: body.conversationId }
    await call(origin, askForPerson, { params: conversation, headers })
    clock.pass(25_000)
    const calls = await colleague.signIn()
    const inWorkspace = {
      params: { id: body.conversationId },
      headers: { [workspaceHeader]: String(owner.user.id) },
    }
    await calls(takeOver, { ...inWorkspace, body: { insteadOf: null } })
    clock.pass(40_000)
    await calls(sayAsPerson, { ...inWorkspace, body: { content: reply, messageKey: randomUUID() } })
    clock.pass(60_000)
    await calls(handBack, inWorkspace)
    clock.pass(60_000)
  }
}
