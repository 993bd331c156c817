import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import { isVisible } from '@parleykit/contract/base/visible-text'
import type { Answerer, SaidByPerson } from '@parleykit/contract/chat/answerer'
import type { ChatEvent, ChatSource, Suggestion, WayToPerson } from '@parleykit/contract/chat/chat'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { Thumb } from '@parleykit/contract/conversations/conversations'
import type { ConnectionState } from './wait-to-reconnect.ts'

/** A bubble of the conversation. */
export interface ChatMessage {
  /** Unique on this page. */
  readonly id: number
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** Milliseconds since the epoch. */
  readonly timestamp: number
  readonly sources: readonly ChatSource[]
  /** IDs of the pictures that the visitor has sent with it. */
  readonly pictures?: readonly string[]
  /** Follow-up questions offered below the agent's message. */
  readonly suggestions?: readonly Suggestion[]
  /** The server's id of a complete agent message, used for rating it. */
  readonly messageId?: number | undefined
  readonly thumb?: Thumb | null
  /** Set if the agent couldn't or wasn't allowed to answer, or the answer didn't arrive; undefined for an answer. */
  readonly outcome?: 'refused' | 'failed' | undefined
  /** An action that the agent offers below it. */
  readonly action?: ActionEvent | undefined
  /** The agent's offer to a visitor who asked for a person. */
  readonly wayToPerson?: WayToPerson | undefined
  /** The server couldn't be reached. The question is sent again once it can. */
  readonly isUnreached?: boolean
  /**
   * The server refuses the question until this time, in milliseconds since the epoch. This is a notice, not an answer.
   */
  readonly retryAt?: number
  /** The question has no answer, and other messages have followed it. */
  readonly isUnanswered?: boolean
  /** The name of the person who wrote this in the agent's place. */
  readonly personName?: string | undefined
  readonly personMessageId?: number | undefined
}

/** The reply in progress. */
export interface ReplyInProgress {
  /** Null until the first event. */
  readonly responseId: string | null
  /** Null until the first text. */
  readonly answer: ChatMessage | null
  readonly stopping: boolean
  /** Whether the connection is open or being retried. */
  readonly line: ConnectionState
  /** The connection was lost before the first text, so a failure reported later counts as a lost connection. */
  readonly wasLost?: boolean
}

export interface ChatState {
  readonly messages: readonly ChatMessage[]
  readonly conversationId: number | null
  readonly previousResponseId: string | null
  /** Null while the agent is not busy. */
  readonly turn: ReplyInProgress | null
  readonly answerer: Answerer
  readonly nextId: number
  /** How often messages were restored from the server, which doesn't keep open actions with them. */
  readonly restores: number
}

export type ChatAction =
  | { readonly type: 'restored'; readonly conversation: RestoredConversation }
  | {
      readonly type: 'asked'
      readonly text: string
      readonly at: number
      readonly again?: boolean
      readonly pictures?: readonly string[]
    }
  | { readonly type: 'event'; readonly event: ChatEvent; readonly at: number }
  | { readonly type: 'stream-ended'; readonly at: number }
  | {
      readonly type: 'failed'
      readonly text: string
      readonly at: number
      readonly isUnreached?: boolean
      readonly retryAt?: number
    }
  | { readonly type: 'line'; readonly line: ConnectionState }
  | { readonly type: 'answerer'; readonly answerer: Answerer }
  | { readonly type: 'said'; readonly said: SaidByPerson }
  | { readonly type: 'open-actions'; readonly runs: readonly OpenAction[] }
  | { readonly type: 'stop-requested' }
  | { readonly type: 'cleared' }

/** An action that the visitor can go on with, and the server's id of the message that offered it. */
export interface OpenAction {
  readonly messageId: number
  readonly action: ActionEvent
}

export interface RestoredConversation {
  readonly conversationId: number
  readonly messages: readonly Omit<ChatMessage, 'id'>[]
  /** The last question has no answer yet. */
  readonly awaitingAnswer: boolean
}

export const emptyChat: ChatState = {
  messages: [],
  conversationId: null,
  previousResponseId: null,
  turn: null,
  answerer: { state: 'agent', name: null },
  nextId: 1,
  restores: 0,
}

const newTurn: ReplyInProgress = { responseId: null, answer: null, stopping: false, line: 'open' }

/** The next state of the chat. Questions that are blank or come while the agent is busy change nothing. */
export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'restored':
      return keepPersonMessages(state, {
        ...restore(action.conversation),
        answerer: state.answerer,
        restores: state.restores + 1,
      })
    case 'asked':
      if (state.turn !== null || !isVisible(action.text)) return state
      return {
        ...withPictures(
          append(action.again ? beforeLastQuestion(state) : state, 'user', action.text, action.at),
          action.pictures ?? [],
        ),
        turn: newTurn,
      }
    case 'event':
      return state.turn === null ? state : applyEvent(state, state.turn, action.event, action.at)
    case 'stream-ended':
      return state.turn === null ? state : finish(state, state.turn, {}, action.at)
    case 'failed':
      if (state.turn === null) return state
      return markLast(fail(state, state.turn, action.text, action.at), {
        ...(action.isUnreached && { isUnreached: true }),
        ...(action.retryAt !== undefined && { retryAt: action.retryAt }),
      })
    case 'line':
      return state.turn === null ? state : { ...state, turn: onLine(state.turn, action.line) }
    case 'answerer':
      return { ...state, answerer: action.answerer }
    case 'said':
      return addPersonMessage(state, action.said)
    case 'open-actions':
      return { ...state, messages: state.messages.map((message) => withAction(message, action.runs)) }
    case 'stop-requested':
      return state.turn === null ? state : { ...state, turn: { ...state.turn, stopping: true } }
    case 'cleared':
      return { ...emptyChat, nextId: state.nextId }
  }
}

function withAction(message: ChatMessage, runs: readonly OpenAction[]): ChatMessage {
  const open = runs.find(({ messageId }) => messageId === message.messageId)
  return open ? { ...message, action: open.action } : message
}

function onLine(turn: ReplyInProgress, line: ConnectionState): ReplyInProgress {
  return { ...turn, line, ...(line === 'lost' && turn.answer === null && { wasLost: true }) }
}

/** Removes the last question and everything after it, so that asking it again replaces it. */
function beforeLastQuestion(state: ChatState): ChatState {
  const last = state.messages.findLastIndex(({ role }) => role === 'user')
  return last < 0 ? state : { ...state, messages: state.messages.slice(0, last) }
}

/** Adds a person's message once, even if it arrives several times. */
function addPersonMessage(
  state: ChatState,
  { messageId, content, name, createdAt }: SaidByPerson,
): ChatState {
  if (state.messages.some(({ personMessageId }) => personMessageId === messageId)) return state
  // The answer in progress already uses the next id.
  const id = state.turn?.answer ? state.nextId + 1 : state.nextId
  const said: ChatMessage = {
    id,
    role: 'assistant',
    content,
    timestamp: Date.parse(createdAt),
    sources: [],
    personName: name,
    personMessageId: messageId,
  }
  return { ...state, messages: [...state.messages, said], nextId: id + 1 }
}

/** Keeps a person's messages that arrived during the restore and may be missing from the restored conversation. */
function keepPersonMessages(before: ChatState, restored: ChatState): ChatState {
  if (before.conversationId !== restored.conversationId) return restored
  const known = new Set(restored.messages.map(({ personMessageId }) => personMessageId))
  const newest = before.messages.filter(
    ({ personMessageId }) => personMessageId !== undefined && !known.has(personMessageId),
  )
  const messages = newest.map((message, index) => ({ ...message, id: restored.nextId + index }))
  return {
    ...restored,
    messages: [...restored.messages, ...messages],
    nextId: restored.nextId + messages.length,
  }
}

function restore({ conversationId, messages, awaitingAnswer }: RestoredConversation): ChatState {
  return {
    ...emptyChat,
    conversationId,
    messages: messages.map((message, index) => ({ ...message, id: index + 1 })),
    nextId: messages.length + 1,
    turn: awaitingAnswer ? newTurn : null,
  }
}

function applyEvent(state: ChatState, turn: ReplyInProgress, event: ChatEvent, at: number): ChatState {
  const responseId = event.responseId ?? turn.responseId
  const updated: ChatState = {
    ...state,
    conversationId: event.conversationId ?? state.conversationId,
    previousResponseId: event.responseId ?? state.previousResponseId,
  }
  const running: ReplyInProgress = { ...turn, responseId, line: 'open' }
  if (event.error !== undefined) {
    const failed = fail(updated, running, event.message || chatTexts.troubleConnecting, at)
    return turn.wasLost === true && turn.answer === null ? markLast(failed, { isUnreached: true }) : failed
  }
  // A person answers this one.
  if (event.function_call?.name === 'passedToPerson') return { ...updated, turn: null }
  if (event.function_call !== undefined) {
    const text = event.message || functionCallText(event.function_call.name)
    const answer = { ...answerWith(updated, running, text, at), outcome: 'refused' as const }
    return finish(updated, { ...running, answer }, event, at)
  }
  const text = (running.answer?.content ?? '') + (event.delta ?? '')
  const written: ReplyInProgress =
    text === '' ? running : { ...running, answer: answerWith(updated, running, text, at, event.action) }
  return event.done ? finish(updated, written, event, at) : { ...updated, turn: written }
}

function answerWith(
  state: ChatState,
  turn: ReplyInProgress,
  content: string,
  at: number,
  action = turn.answer?.action,
): ChatMessage {
  return { id: state.nextId, role: 'assistant', timestamp: at, sources: [], ...turn.answer, content, action }
}

function functionCallText(name: string): string {
  return name === 'irrelevantPromptHandler' ? chatTexts.irrelevantPrompt : chatTexts.functionCall(name)
}

/** Ends the turn. A turn without text is a failure, unless the visitor stopped it. */
function finish(
  state: ChatState,
  turn: ReplyInProgress,
  { sources = [], suggestions = [], messageId, wayToPerson }: ChatEvent,
  at: number,
): ChatState {
  if (turn.answer === null) {
    return turn.stopping ? { ...state, turn: null } : fail(state, turn, chatTexts.troubleConnecting, at)
  }
  return {
    ...state,
    messages: [...state.messages, { ...turn.answer, sources, suggestions, messageId, wayToPerson }],
    ...(wayToPerson === 'asked' && { answerer: { state: 'asked', name: null } }),
    nextId: state.nextId + 1,
    turn: null,
  }
}

/** Ends the turn with a failure message below any text already written. */
function fail(state: ChatState, turn: ReplyInProgress, text: string, at: number): ChatState {
  const written = turn.answer === null ? { ...state, turn: null } : finish(state, turn, {}, at)
  return append(written, 'assistant', text, at, 'failed')
}

function markLast(state: ChatState, marks: Pick<ChatMessage, 'isUnreached' | 'retryAt'>): ChatState {
  const last = state.messages.at(-1)
  return last ? { ...state, messages: [...state.messages.slice(0, -1), { ...last, ...marks }] } : state
}

function withPictures(state: ChatState, pictures: readonly string[]): ChatState {
  const last = state.messages.at(-1)
  if (!last || pictures.length === 0) return state
  return { ...state, messages: [...state.messages.slice(0, -1), { ...last, pictures }] }
}

function append(
  state: ChatState,
  role: ChatMessage['role'],
  content: string,
  at: number,
  outcome?: ChatMessage['outcome'],
): ChatState {
  const message: ChatMessage = { id: state.nextId, role, content, timestamp: at, sources: [], outcome }
  return { ...state, messages: [...state.messages, message], nextId: state.nextId + 1 }
}
