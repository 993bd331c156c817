import type { ReplyKind } from '../../server/src/features/conversations/base/tables.ts'
import { questionKey } from '../../server/src/features/conversations/core/question-key.ts'
import { withSession } from '../../server/src/platform/database/index.ts'
import { makeAnswer, makeQuestion, smallTalk } from './question-material.ts'

const days = 90
/** Turns that are made up; every one that is stored is one of them, so that frequent ones stay frequent. */
const madeUp = 200_000
const refusal = "I'm sorry, I can only answer questions related to the knowledge base."

/** Without indexes and triggers while rows are stored: made at once, an index takes a fraction of the time. */
const indexed = ['messages', 'conversations']

type Client = Parameters<Parameters<typeof withSession>[2]>[0]

interface Turn {
  readonly question: string
  readonly key: string
  readonly kind: ReplyKind
  readonly answer: string
  readonly thumb: 'up' | 'down' | null
}

/** Gives agents so many messages each over the 90 days before `now`, in conversations of one to five questions. */
export async function fillAgents(
  connectionString: string,
  amounts: ReadonlyMap<number, number>,
  now: Date,
  random: () => number,
): Promise<void> {
  await withSession({ connectionString }, 'begin', async (client) => {
    await client.query("set local maintenance_work_mem = '512MB'")
    await storeTurns(client, random)
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any($1::text[]::regclass[]) and not indisprimary`,
      [indexed],
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (const table of indexed) await client.query(`alter table ${table} disable trigger user`)
    for (const [agentId, amount] of amounts) await fill(client, agentId, amount, now)
    for (const { definition } of indexes) await client.query(definition)
    for (const table of indexed) await client.query(`alter table ${table} enable trigger user`)
    // As in an installation of the version before, nothing is counted beforehand.
    for (const table of ['analytics_quarters', 'analytics_stale_quarters', 'analytics_progress'])
      await client.query(`delete from ${table}`)
  })
}

async function storeTurns(client: Client, random: () => number): Promise<void> {
  await client.query(
    'create temp table turns_made_up (number int, question text, key text, kind text, answer text, thumb text)',
  )
  for (let made = 0; made < madeUp; made += 10_000) {
    const turns = JSON.stringify(Array.from({ length: 10_000 }, () => makeTurn(random)))
    await client.query(
      `insert into turns_made_up
      select $1 + number, turn->>'question', turn->>'key', turn->>'kind', turn->>'answer', turn->>'thumb'
      from jsonb_array_elements($2::jsonb) with ordinality as made (turn, number)`,
      [made, turns],
    )
  }
  await client.query('analyze turns_made_up')
}

function makeTurn(random: () => number): Turn {
  const isSmallTalk = random() < 0.08
  const question = isSmallTalk
    ? (smallTalk[Math.floor(random() * smallTalk.length)] ?? '')
    : makeQuestion(random)
  const kind: ReplyKind = isSmallTalk ? 'small_talk' : random() < 0.15 ? 'refusal' : 'answer'
  const thumb = random() < 0.07 ? (random() < 0.8 ? 'up' : 'down') : null
  const answer = kind === 'refusal' ? refusal : makeAnswer(random)
  return { question, key: questionKey(question), kind, answer, thumb }
}

/** More by day than by night, more lately than long ago. */
async function fill(client: Client, agentId: number, amount: number, now: Date): Promise<void> {
  const { rows } = await client.query<{ after: string }>(
    'select coalesce(max(id), 0) as after from conversations',
  )
  await client.query(
    `insert into conversations
      (agent_id, visitor_id, is_test, preview, message_count, started_at, last_message_at)
    select $1, 'visitor-' || number, false, 'How much does a kayak cost today?', 2 * questions, at, at
    from (
      select number, 1 + floor(random() * 5)::int as questions,
        date_trunc('day', $3::timestamptz, 'UTC')
        - interval '1 day' * (1 + floor(power(random(), 1.3) * ${days - 1}))
        + interval '1 hour' * (7 + (random() + random() + random()) / 3 * 16) as at
      from generate_series(1, $2::int / 6) as number
      order by at
    ) as begun`,
    [agentId, amount, now],
  )
  await client.query(
    `insert into messages (agent_id, conversation_id, is_test, sources, sender_type, content, question_key, outcome,
      reply_kind, thumb, created_at)
    select $1, conversation_id, false, '[]', sender, case sender when 'visitor' then question else answer end,
      case sender when 'visitor' then key end, case sender when 'visitor' then kind end,
      case sender when 'agent' then kind end, case sender when 'agent' then thumb end,
      at + case sender when 'agent' then interval '0.8 s' else interval '0' end
    from (
      select id as conversation_id, started_at + turn * interval '40 s' as at,
        1 + floor(random() * ${madeUp})::int as number
      from conversations cross join generate_series(0, message_count / 2 - 1) as turn
      where agent_id = $1 and id > $2
    ) as said join turns_made_up using (number) cross join (values ('visitor'), ('agent')) as senders (sender)`,
    [agentId, rows[0]?.after ?? 0],
  )
  await client.query('update agents set conversation_count = conversation_count + $2 where id = $1', [
    agentId,
    Math.floor(amount / 6),
  ])
}
