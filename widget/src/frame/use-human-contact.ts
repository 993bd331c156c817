import { fallbackAgentName } from '@parleykit/contract/chat/limits'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { useState } from 'react'
import type { Chat } from './chat/use-chat.ts'
import { waitForPerson } from './live-handoff/wait-for-person.ts'

/** The visitor's ways to reach the agent's people: live handoff and the contact form. */
export function useHumanContact(agent: PublicAgent, { state, identity, dispatch }: Chat, paused: boolean) {
  const { conversationId, answerer } = state
  const [personRequests, setPersonRequests] = useState(0)
  const [leadRequests, setLeadRequests] = useState({ of: 0, count: 0 })
  const offeredForm = state.messages.filter(({ wayToPerson }) => wayToPerson === 'address').length
  const agentName = agent.name || fallbackAgentName
  const person =
    agent.allowsTakeover && !paused && conversationId !== null
      ? { state, conversationId, agent, agentName, identity, dispatch, wait: waitForPerson }
      : null
  const mayAskPerson = person !== null && answerer.state === 'agent'
  return {
    /** Null if live handoff is off. */
    person,
    personRequests,
    /** Counts the visitor's own requests for the form, and the agent's offers of it. */
    leadRequests: offeredForm + (leadRequests.of === conversationId ? leadRequests.count : 0),
    /** Null if a person can't be requested. */
    askPerson: mayAskPerson ? () => setPersonRequests(personRequests + 1) : null,
    /** Null if there is no form. */
    leaveEmail:
      agent.leadForm && conversationId !== null
        ? () => setLeadRequests(({ count }) => ({ of: conversationId, count: count + 1 }))
        : null,
  }
}
export type HumanContactActions = ReturnType<typeof useHumanContact>
