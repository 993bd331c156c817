import type { FunctionName } from '@parleykit/contract/chat/chat'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { isDatabaseUnavailable, retryDuringOutage } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Step } from '../../platform/telemetry/index.ts'
import type { VisibleAgent } from '../agents/index.ts'
import {
  answerQuestion,
  earlierMessagesAsked,
  isLowConfidence,
  suggestNearTopics,
} from '../answering/index.ts'
import { type EarlierMessage, listEarlierMessages, type ReplyKind } from '../conversations/index.ts'
import { findAgentModels } from '../models/index.ts'
import { failTurn } from './base/fail-turn.ts'
import type { BegunTurn } from './begin-turn.ts'
import { turnMsMax } from './core/turn-ms-max.ts'
import { endTurnForPerson } from './end-turn-for-person.ts'
import { type FinishedReply, finishTurn } from './finish-turn.ts'
import { handOffToPerson } from './hand-off-to-person.ts'
import { deletedAgentEvent } from './live/deleted-agent-event.ts'
import { failureEvent } from './live/failure-event.ts'
import { LiveTurn } from './live/live-turn.ts'
import { trackLiveTurn } from './live/live-turns.ts'
import { notifyTurnChange } from './notify-turn-change.ts'
import { replyToPictures } from './reply-to-pictures.ts'

/** Input of a turn. */
export interface TurnInput {
  readonly message: string
  /** The earlier messages, oldest first, if the caller sends them in place of the stored ones. */
  readonly unverifiedHistory?: readonly EarlierMessage[] | undefined
  /** Language tag of the page that the chat is in. */
  readonly pageLanguage?: string | undefined
  /**
   * Key that counts a caller's requests for a person; null for programs, which don't read a person's later messages.
   */
  readonly throttleKey: string | null
  /** The caller's address, for limits of actions; null for a server with the secret key. */
  readonly ip: string | null
  /** Whether the question has pictures. */
  readonly hasPictures: boolean
  /** When the question came, by the monotonic clock. */
  readonly startedAt: number
}

/** Answers a turn in the background, with or without followers. From now on it can be followed. */
export function runTurn(
  platform: Platform,
  {
    visible,
    begun,
    asked,
  }: { readonly visible: VisibleAgent; readonly begun: BegunTurn; readonly asked: TurnInput },
): void {
  const about = { agentId: visible.agent.id, conversationId: begun.turn.conversationId }
  void platform.telemetry.step('turn', about, (step) => startTurn(platform, visible, begun, asked, step))
}

function startTurn(
  platform: Platform,
  visible: VisibleAgent,
  begun: BegunTurn,
  asked: TurnInput,
  step: Step,
): Promise<void> {
  notifyTurnChange(platform, visible)
  const { metrics } = platform
  const secondsSinceAsked = () => (performance.now() - asked.startedAt) / 1000
  const live = new LiveTurn(() => {
    metrics.observe('firstText', secondsSinceAsked(), {})
    step.note({ firstTextMs: Math.round(secondsSinceAsked() * 1000) })
  })
  live.push({ conversationId: begun.turn.conversationId, responseId: begun.turn.id })
  const work = answerAndStore(platform, visible, begun, { ...asked, step }, live)
    .catch(async (error: unknown) => {
      await giveUp(platform, begun, asked, live, error)
      step.end(error)
    })
    .finally(() => {
      metrics.observe('answers', secondsSinceAsked(), {})
      notifyTurnChange(platform, visible)
      live.end()
    })
  trackLiveTurn(platform, begun.turn.id, live, work)
  return work
}

async function answerAndStore(
  platform: Platform,
  visible: VisibleAgent,
  begun: BegunTurn,
  { step, ...asked }: TurnInput & { readonly step: Step },
  live: LiveTurn,
): Promise<void> {
  const write = (message: string) => writeReply(platform, visible, begun, { ...asked, message }, live)
  const reply = await (asked.hasPictures
    ? replyToPictures(platform, { visible, begun, asked }, live, write)
    : write(asked.message))
  if (live.isMuted && reply.text === '') {
    platform.metrics.count('replies', { outcome: 'passed_to_person' })
    step.note({ outcome: 'passed_to_person' })
    return live.push(...(await endTurnForPerson(platform, begun.turn)))
  }
  live.push(...(await finishTurn(platform, { visible, input: begun, reply })))
  platform.metrics.count('replies', { outcome: reply.kind })
  const reason = reply.trace?.refusal
  step.note({ outcome: reply.kind, ...(reason && { reason }) })
  if (reason) platform.metrics.count('unanswered', { reason })
}

async function writeReply(
  platform: Platform,
  { agent, ownerTier }: VisibleAgent,
  { turn, isFirst, hasCredit, liveVersion, tokenId }: BegunTurn,
  { message: question, unverifiedHistory, pageLanguage, throttleKey, ip }: TurnInput,
  live: LiveTurn,
): Promise<FinishedReply> {
  const { conversationId } = turn
  const before = { conversationId, messageId: turn.questionId }
  const listEarlier = () => listEarlierMessages(platform.database, { before, limit: earlierMessagesAsked })
  const earlier = unverifiedHistory ?? (isFirst ? [] : await listEarlier())
  const found = await findAgentModels(platform, { ...agent, ownerTier })
  // A workspace's own key writes without a credit.
  const mayAnswer = hasCredit || found?.isFree === true
  const asked = {
    question,
    earlier,
    pageLanguage,
    ownerTier,
    models: mayAnswer ? found : null,
    liveVersion,
    // An action that nobody may be offered isn't kept as an open form either.
    ...(mayAnswer && { visitor: { conversationId, tokenId, ip } }),
  }
  let text = ''
  for await (const event of answerQuestion(platform, agent, asked, live.stopSignal)) {
    switch (event.type) {
      case 'delta':
        text += event.text
        // Without a credit, the reply is shown only once it is known to be free.
        if (hasCredit) live.push({ delta: event.text })
        break
      case 'refusal':
        return {
          ...called('refusal', event.message, 'irrelevantPromptHandler'),
          suggestions: await suggestNearTopics(platform, {
            agent,
            input: {
              question,
              earlier,
              searched: event.searched,
              version: event.version,
            },
          }),
          trace: event.trace,
        }
      case 'action': {
        // Costs a credit like any other answer. The form, the question before it and the result cost nothing more.
        const { action, sources, trace } = event
        const isFree = found?.isFree === true && trace.model !== null
        if (!hasCredit && !isFree) {
          const { creditLimitReached } = visitorTexts(trace.language)
          return called('credit_limit', creditLimitReached, 'creditLimitReached')
        }
        // A model may already have written some text.
        const reply = text === '' ? action.text : `${text}\n\n${action.text}`
        live.push({ delta: hasCredit ? reply.slice(text.length) : reply })
        return { ...plain('answer', reply), sources, action, trace, isFree }
      }
      case 'person_wanted': {
        const requester = throttleKey && { conversationId: turn.conversationId, throttleKey }
        const { message, way } = requester
          ? await handOffToPerson(platform, { agent, requester, input: event })
          : event
        // A model may already have written some text.
        const reply = text === '' ? message : `${text}\n\n${message}`
        live.push({ delta: hasCredit ? reply.slice(text.length) : reply })
        return { ...plain('small_talk', reply), trace: event.trace, wayToPerson: way }
      }
      case 'end': {
        const { kind, sources, trace, searched, version } = event
        const isFree = found?.isFree === true && trace.answerer.startsWith('model')
        if (!hasCredit && kind === 'answer' && !isFree) {
          const { creditLimitReached } = visitorTexts(trace.language)
          return called('credit_limit', creditLimitReached, 'creditLimitReached')
        }
        if (!hasCredit) live.push({ delta: text })
        const suggestions = isLowConfidence(trace)
          ? await suggestNearTopics(platform, {
              agent,
              input: { question, earlier, searched, version, reply: text },
            })
          : []
        return { kind, text, sources, suggestions, functionName: null, trace, isFree }
      }
    }
  }
  throw new Error('The answer has no end')
}

function called(kind: ReplyKind, text: string, functionName: FunctionName): FinishedReply {
  return { ...plain(kind, text), functionName }
}

function plain(kind: ReplyKind, text: string): FinishedReply {
  return { kind, text, sources: [], suggestions: [], functionName: null, trace: null }
}

async function giveUp(
  platform: Platform,
  { turn }: BegunTurn,
  { message: question, pageLanguage }: TurnInput,
  live: LiveTurn,
  error: unknown,
): Promise<void> {
  // If the database is away, the check is skipped, so that the visitor doesn't wait.
  const gone = isDatabaseUnavailable(error)
    ? null
    : await deletedAgentEvent(platform, turn.agentId, question).catch(() => null)
  const isDeleted = gone !== null || (error instanceof DomainError && error.code === 'not_found')
  const tell = (failure: unknown, message: string) => {
    // A database that is away, or paused for a restore, is logged elsewhere.
    const level = isDatabaseUnavailable(failure) ? 'warn' : 'error'
    platform.log[level]({ err: failure, turn: turn.id }, message)
  }
  if (!isDeleted) tell(error, 'turn failed')
  platform.metrics.count('replies', { outcome: 'failed' })
  live.push(gone ?? failureEvent(question, pageLanguage))
  const settle = () => platform.database.transaction((transaction) => failTurn(transaction, turn))
  await settle().catch((failure: unknown) => {
    tell(failure, 'turn not settled')
    // Not awaited. If the database stays away, failAbandonedTurns settles the turn.
    retryDuringOutage(turnMsMax, settle).catch(() => {})
  })
}
