import { expect } from 'vitest'
import { type Acknowledged, queryDatabase } from './keep-asking.ts'

/** Each acknowledged answer is stored once in its conversation, after its question, word for word. */
export async function expectAllStored(url: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const rows = await queryDatabase<{
    key: string
    conversation: string
    answers: string[]
    questions: number
  }>(
    url,
    `
    select turns.idempotency_key as key, turns.conversation_id as conversation,
      count(*) filter (where messages.sender_type = 'visitor')::int as questions,
      coalesce(array_agg(messages.content) filter (where messages.sender_type = 'agent'), '{}') as answers
    from turns join messages on messages.conversation_id = turns.conversation_id
    where turns.idempotency_key is not null group by 1, 2`,
  )
  const ofKey = new Map(rows.map((row) => [row.key, row]))
  expect(ofKey.size).toBe(rows.length)
  for (const { key, conversationId, text } of acknowledged)
    expect(ofKey.get(key)).toMatchObject({
      conversation: String(conversationId),
      questions: 1,
      answers: [text],
    })
  for (const { answers } of rows) expect(answers.length).toBeLessThanOrEqual(1)
}
