import {
  conversations,
  messages,
  type ReplyKind,
} from '../../server/src/features/conversations/base/tables.ts'
import { questionKey } from '../../server/src/features/conversations/core/question-key.ts'
import type { Database } from '../../server/src/platform/database/index.ts'
import { makeAnswer, makeQuestion, smallTalk } from './question-material.ts'

const batch = 2000
const days = 90
const dayMs = 24 * 60 * 60 * 1000
const refusal = "I'm sorry, I can only answer questions related to the knowledge base."

type Message = typeof messages.$inferInsert

/** Gives an agent so many messages over the 90 days before `now`, in conversations of one to five questions. */
export async function fillAgent(
  database: Database,
  agentId: number,
  amount: number,
  now: Date,
  random: () => number,
): Promise<void> {
  for (let made = 0; made < amount; ) {
    const begun: { startedAt: Date; questions: number }[] = []
    for (let planned = 0; planned < Math.min(batch, amount - made); ) {
      const questions = 1 + Math.floor(random() * 5)
      begun.push({ startedAt: momentOfVisit(now, random), questions })
      planned += 2 * questions
    }
    begun.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
    const stored = await database
      .insert(conversations)
      .values(
        begun.map(({ startedAt, questions }, number) => ({
          agentId,
          visitorId: `visitor-${made + number}`,
          isTest: false,
          preview: 'How much does a kayak cost today?',
          messageCount: 2 * questions,
          startedAt,
          lastMessageAt: startedAt,
        })),
      )
      .returning({ id: conversations.id })
    const said = begun.flatMap(({ startedAt, questions }, number) =>
      Array.from({ length: questions }, (_, turn) =>
        makeTurn(agentId, stored[number]?.id ?? 0, new Date(startedAt.getTime() + turn * 40_000), random),
      ).flat(),
    )
    await database.insert(messages).values(said)
    await database.execute(
      `update agents set conversation_count = conversation_count + ${begun.length} where id = ${agentId}`,
    )
    made += said.length
  }
}

/** More by day than by night, more lately than long ago. */
function momentOfVisit(now: Date, random: () => number): Date {
  const daysAgo = Math.floor(random() ** 1.3 * (days - 1)) + 1
  const hour = 7 + ((random() + random() + random()) / 3) * 16
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  return new Date(midnight - daysAgo * dayMs + hour * 3_600_000)
}

function makeTurn(agentId: number, conversationId: number, at: Date, random: () => number): Message[] {
  const isSmallTalk = random() < 0.08
  const content = isSmallTalk
    ? (smallTalk[Math.floor(random() * smallTalk.length)] ?? '')
    : makeQuestion(random)
  const kind: ReplyKind = isSmallTalk ? 'small_talk' : random() < 0.15 ? 'refusal' : 'answer'
  const thumb = random() < 0.07 ? (random() < 0.8 ? 'up' : 'down') : null
  const both = { agentId, conversationId, isTest: false, sources: [] }
  return [
    {
      ...both,
      senderType: 'visitor',
      content,
      questionKey: questionKey(content),
      outcome: kind,
      createdAt: at,
    },
    {
      ...both,
      senderType: 'agent',
      content: kind === 'refusal' ? refusal : makeAnswer(random),
      replyKind: kind,
      thumb,
      createdAt: new Date(at.getTime() + 800),
    },
  ]
}
