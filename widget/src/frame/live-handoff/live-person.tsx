import { isWithinOfficeHours } from '@parleykit/contract/agents/is-within-office-hours'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ChatAction, ChatState } from '../chat/chat-state.ts'
import { ContactOptions } from '../contact/contact-options.tsx'
import { TypingIndicator } from '../ui/typing-indicator.tsx'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { handoffEndNote } from './handoff-end-note.ts'
import { requestPerson } from './live-handoff-api.ts'
import { useLivePerson, type WaitForPerson } from './use-live-person.ts'
import './live-person.css'

export interface LivePersonProps {
  state: ChatState
  conversationId: number
  agentName: string
  agent: PublicAgent
  identity: VisitorIdentity
  /** Counts how often the visitor has asked for a person elsewhere, as in the menu. */
  requests: number
  dispatch: (action: ChatAction) => void
  wait: WaitForPerson
}

/** Shown below the messages: who answers if it isn't the agent, and the handoff button if the agent couldn't help. */
export function LivePerson(props: LivePersonProps) {
  const { state, conversationId, agent, agentName, identity, requests, dispatch } = props
  const { answerer, messages, turn } = state
  const conversation = { publicId: agent.publicId, identity, conversationId }
  const { isTyping, isOver } = useLivePerson(conversation, state, dispatch, props.wait)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const note = useNote(state, agentName, isOver)

  async function call(method: 'POST' | 'DELETE') {
    setBusy(true)
    setFailure('')
    try {
      dispatch({ type: 'answerer', answerer: await requestPerson(conversation, method) })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : liveHandoffTexts.askFailed)
    }
    setBusy(false)
  }

  // A failed request may have succeeded on the server. The error is obsolete once someone else answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of who answers
  useEffect(() => setFailure(''), [answerer.state])

  const asked = useRef(requests)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is one call
  useEffect(() => {
    if (requests > asked.current) void call('POST')
    asked.current = requests
  }, [requests])

  const last = messages.at(-1)
  // A message that can't be rated is no answer: a refusal, a limit or a failure.
  const isHelpless =
    turn === null && last?.role === 'assistant' && last.messageId === undefined && !last.personName
  // If nobody is available, the visitor can leave an address instead.
  const isOpen = agent.leadForm === null || isWithinOfficeHours(agent.officeHours, new Date())
  return (
    <div className="live-person">
      {answerer.state === 'agent' && isHelpless && isOpen && !isOver && (
        <button type="button" className="quiet-button" disabled={busy} onClick={() => void call('POST')}>
          <UserRound size={16} aria-hidden />
          {liveHandoffTexts.talkToPerson}
        </button>
      )}
      {isTyping && <TypingIndicator />}
      <p role="status">{isTyping ? liveHandoffTexts.isTyping(answerer.name ?? '') : note}</p>
      {answerer.state === 'asked' && (
        <button type="button" className="quiet-button" disabled={busy} onClick={() => void call('DELETE')}>
          {liveHandoffTexts.goOnWithAgent(agentName)}
        </button>
      )}
      <p role="alert">{failure}</p>
      {failure && !isHelpless && agent.humanContact && <ContactOptions agent={agent} />}
    </div>
  )
}

/** The note on who answers, including that someone has just left. */
function useNote({ answerer, turn, messages }: ChatState, agentName: string, isOver: boolean): string {
  const before = useRef(answerer)
  const [left, setLeft] = useState('')
  useEffect(() => {
    const earlier = before.current
    before.current = answerer
    setLeft((said) => (isOver ? liveHandoffTexts.over : handoffEndNote(earlier, answerer, said, agentName)))
  }, [answerer, agentName, isOver])
  // The note disappears once the visitor continues with the agent.
  const goesOn = turn !== null && answerer.state === 'agent'
  useEffect(() => {
    if (goesOn) setLeft('')
  }, [goesOn])
  // The agent's reply has just said so.
  if (answerer.state === 'asked')
    return messages.at(-1)?.wayToPerson === 'asked' ? '' : liveHandoffTexts.asked
  if (answerer.state === 'person') return liveHandoffTexts.isHere(answerer.name ?? '')
  return left
}
