import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { and, asc, eq, gt } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { conversations, type MessageRow, messages, readableByVisitor } from '../../conversations/index.ts'
import type { AdmittedVisitor } from '../../conversations/visitors/index.ts'
import { answererOf } from './core/current-answerer.ts'
import { type ConversationSignal, subscribeToSignals } from './live/conversation-signals.ts'
import { PendingSignals } from './live/pending-signals.ts'

/** Polling intervals of a stream, since signs can get lost: with a person joined or requested, and otherwise. */
const pollMs = { withPerson: 10_000, alone: 60_000 }
/** Number of messages read at a time. */
const batchSize = 50

/**
 * Yields who answers in a visitor's conversation, at first and at each change, and people's messages after the message
 * `after` and their typing signals. Ends at the signal or when the conversation is gone.
 */
export async function* followHandoff(
  {
    platform,
    visitor,
    signal,
  }: { readonly platform: Platform; readonly visitor: AdmittedVisitor; readonly signal: AbortSignal },
  { conversationId, after }: { readonly conversationId: number; readonly after: number },
): AsyncGenerator<ChatEvent> {
  const pending = new PendingSignals()
  const unsubscribe = subscribeToSignals(platform, conversationId, (received) => pending.add(received))
  const wake = () => pending.wake()
  signal.addEventListener('abort', wake)
  let sentAnswerer = ''
  let last = after
  let signals: ReadonlySet<ConversationSignal> = new Set()
  try {
    while (!signal.aborted) {
      const silence = await findHandoffColumns(platform, visitor, conversationId)
      if (!silence) return
      const now = platform.clock()
      const answerer = answererOf(silence, now)
      if (sentAnswerer !== JSON.stringify(answerer)) yield { answerer }
      sentAnswerer = JSON.stringify(answerer)
      for await (const message of listPersonMessages(platform, conversationId, last)) {
        last = message.id
        yield { said: toSaid(message) }
      }
      if (signals.has('typing') && answerer.state === 'person') yield { typing: true }
      const isAlone = answerer.state === 'agent'
      const endsIn = isAlone ? pollMs.alone : (silence.silentUntil?.getTime() ?? 0) - now.getTime() + 1
      signals = await pending.take(Math.min(isAlone ? pollMs.alone : pollMs.withPerson, endsIn))
    }
  } finally {
    signal.removeEventListener('abort', wake)
    unsubscribe()
  }
}

async function findHandoffColumns({ database }: Platform, visitor: AdmittedVisitor, conversationId: number) {
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
async function* listPersonMessages(
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
