import type { FunctionName } from '@parleykit/contract/chat'
import { visitorTexts } from '@parleykit/contract/visitor-texts'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { VisibleAgent } from '../agents/index.ts'
import { answerQuestion, earlierMessagesAsked, isUnsure, suggestNearTopics } from '../answering/index.ts'
import { type EarlierMessage, listEarlierMessages, type ReplyKind } from '../conversations/index.ts'
import type { BegunTurn } from './begin-turn.ts'
import { failTurn } from './fail-turn.ts'
import { finishTurn, type Reply } from './finish-turn.ts'
import { failureEvent } from './live/failure-event.ts'
import { LiveTurn } from './live/live-turn.ts'
import { trackLiveTurn } from './live/live-turns.ts'
import { passToPerson } from './pass-to-person.ts'
import { tellOfTurn } from './tell-of-turn.ts'

/** What a turn is to answer. */
export interface Asked {
  readonly message: string
  /** The conversation before it, oldest first, where it isn't the stored one that counts. */
  readonly told?: readonly EarlierMessage[] | undefined
}

/** Answers a turn on its own, whether or not anybody listens; from now on it can be followed. */
export function runTurn(platform: Platform, visible: VisibleAgent, begun: BegunTurn, asked: Asked): void {
  tellOfTurn(platform, visible)
  const live = new LiveTurn()
  live.push({ conversationId: begun.turn.conversationId, responseId: begun.turn.id })
  const work = answerAndStore(platform, visible, begun, asked, live)
    .catch((error: unknown) => giveUp(platform, begun, asked.message, live, error))
    .finally(() => {
      tellOfTurn(platform, visible)
      live.end()
    })
  trackLiveTurn(platform, begun.turn.id, live, work)
}

async function answerAndStore(
  platform: Platform,
  visible: VisibleAgent,
  begun: BegunTurn,
  asked: Asked,
  live: LiveTurn,
): Promise<void> {
  const reply = await writeReply(platform, visible, begun, asked, live)
  if (live.isHushed && reply.text === '') {
    return live.push(...(await passToPerson(platform, begun.turn)))
  }
  live.push(...(await finishTurn(platform, visible, begun, reply)))
}

async function writeReply(
  platform: Platform,
  { agent, ownerTier }: VisibleAgent,
  { turn, isFirst, hasCredit }: BegunTurn,
  { message: question, told }: Asked,
  live: LiveTurn,
): Promise<Reply> {
  const before = { conversationId: turn.conversationId, messageId: turn.questionId }
  const listEarlier = () => listEarlierMessages(platform.database, before, earlierMessagesAsked)
  const earlier = told ?? (isFirst ? [] : await listEarlier())
  const asked = { question, earlier, ownerTier, mayUseModel: hasCredit }
  let text = ''
  for await (const event of answerQuestion(platform, agent, asked, live.stopSignal)) {
    switch (event.type) {
      case 'delta':
        text += event.text
        // Without a credit nothing is shown before it is known to be free.
        if (hasCredit) live.push({ delta: event.text })
        break
      case 'refusal':
        return {
          ...called('refusal', event.message, 'irrelevantPromptHandler'),
          suggestions: await suggestNearTopics(platform, agent, question, earlier),
          receipt: event.receipt,
        }
      case 'end': {
        const { kind, sources, receipt } = event
        if (!hasCredit && kind === 'answer') {
          const { creditLimitReached } = visitorTexts(receipt.language)
          return called('credit_limit', creditLimitReached, 'creditLimitReached')
        }
        if (!hasCredit) live.push({ delta: text })
        const suggestions = isUnsure(receipt)
          ? await suggestNearTopics(platform, agent, question, earlier, text)
          : []
        return { kind, text, sources, suggestions, functionName: null, receipt }
      }
    }
  }
  throw new Error('The answer has no end')
}

function called(kind: ReplyKind, text: string, functionName: FunctionName): Reply {
  return { kind, text, sources: [], suggestions: [], functionName, receipt: null }
}

async function giveUp(
  platform: Platform,
  { turn }: BegunTurn,
  question: string,
  live: LiveTurn,
  error: unknown,
): Promise<void> {
  const isDeleted = error instanceof ApiError && error.code === 'not_found'
  if (!isDeleted) platform.log.error({ err: error, turn: turn.id }, 'turn failed')
  live.push(failureEvent(question))
  // Where the database is gone too, settleLostTurns does this later.
  await platform.database
    .transaction((transaction) => failTurn(transaction, turn))
    .catch((failure: unknown) => platform.log.error({ err: failure, turn: turn.id }, 'turn not settled'))
}
