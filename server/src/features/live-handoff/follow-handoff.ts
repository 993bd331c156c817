import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { and, asc, eq, gt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { conversations, type MessageRow, messages, readableByVisitor } from '../conversations/index.ts'
import type { AdmittedVisitor } from '../visitors/index.ts'
import { answererOf } from './core/current-answerer.ts'
import { type ConversationSignal, subscribeToSignals } from './live/conversation-signals.ts'
import { PendingSignals } from './live/pending-signals.ts'

/** Polling intervals of a stream, since signs can get lost: with a person joined or requested, and otherwise. */
const lookMs = { withPerson: 10_000, alone: 60_000 }
/** Number of messages read at a time. */
const batchSize = 50

/**
 * Yields who answers in a visitor's conversation, at first and at each change, and people's messages after the message
 * `after` and their typing signs. Ends at the signal or when the conversation is gone.
 */
export async function* followHandoff(
  {
    platform,
    visitor,
    signal,
  }: { readonly platform: Platform; readonly visitor: AdmittedVisitor; readonly signal: AbortSignal },
  { conversationId, after }: { readonly conversationId: number; readonly after: number },
): AsyncGenerator<ChatEvent> {
  const waiting = new PendingSignals()
  const stopHearing = subscribeToSignals(platform, conversationId, (sign) => waiting.add(sign))
  const wake = () => waiting.wake()
  signal.addEventListener('abort', wake)
  let told = ''
  let last = after
  let signs: ReadonlySet<ConversationSignal> = new Set()
  try {
    while (!signal.aborted) {
      const silence = await findSilence(platform, visitor, conversationId)
      if (!silence) return
      const now = platform.clock()
      const answerer = answererOf(silence, now)
      if (told !== JSON.stringify(answerer)) yield { answerer }
      told = JSON.stringify(answerer)
      for await (const message of listSaid(platform, conversationId, last)) {
        last = message.id
        yield { said: toSaid(message) }
      }
      if (signs.has('typing') && answerer.state === 'person') yield { typing: true }
      const isAlone = answerer.state === 'agent'
      const endsIn = isAlone ? lookMs.alone : (silence.silentUntil?.getTime() ?? 0) - now.getTime() + 1
      signs = await waiting.take(Math.min(isAlone ? lookMs.alone : lookMs.withPerson, endsIn))
    }
  } finally {
    signal.removeEventListener('abort', wake)
    stopHearing()
  }
}

async function findSilence({ database }: Platform, visitor: AdmittedVisitor, conversationId: number) {
  const [found] = await database
    .select({
      askedAt: conversations.askedAt,
      personId: conversations.personId,
      personName: conversations.personName,
      silentUntil: conversations.silentUntil,
    })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), readableByVisitor(visitor)))
  return found ?? null
}

/** Messages from people after a given message, oldest first. */
async function* listSaid(
  { database }: Platform,
  conversationId: number,
  after: number,
): AsyncGenerator<MessageRow> {
  for (let last = after; ; ) {
    const batch = await database
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.senderType, 'person'),
          gt(messages.id, last),
        ),
      )
      .orderBy(asc(messages.id))
      .limit(batchSize)
    yield* batch
    const newest = batch.at(-1)
    if (!newest || batch.length < batchSize) return
    last = newest.id
  }
}

function toSaid({ id, content, personName, createdAt }: MessageRow): NonNullable<ChatEvent['said']> {
  return { messageId: id, content, name: personName ?? '', createdAt: createdAt.toISOString() }
}
