/**
 * `npm run lab -- actions-evidence`: replies of a model to results of actions, 40 true and 40 with something changed, are
 * said to visitors. Counts those that the product caught, by the comparison of values alone and with a model's verdicts
 * (verdicts.jsonl). `--prompts FILE` writes what a model is asked to verify them. `--shown` prints the misjudged replies.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ReplyCheck } from '@parleykit/contract/agents/agents'
import { openReport } from '../../bench/support/open-report.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { openScenarios, scenarios, startStandIns } from './open-scenarios.ts'
import {
  countCaught,
  isWhole,
  type JudgedReply,
  type Replies,
  readLines,
  replayReplies,
  type Shown,
} from './replay-replies.ts'

/** Who wrote verdicts.jsonl, and what that means for the figures with it. */
const judge =
  'A large language model judged the 80 replies blind: shuffled, from the product’s prompts alone. A small model may be weaker; the figures of values alone depend on no judge.'
const { values } = parseArgs({
  options: { prompts: { type: 'string' }, shown: { type: 'boolean', default: false } },
})
const replies = readLines<Replies>('replies.jsonl')
const judged = existsSync(join(import.meta.dirname, 'verdicts.jsonl'))
  ? readLines<JudgedReply>('verdicts.jsonl')
  : []
const report = openReport('actions-evidence', { replies: replies.length })
const byValues = await replayOnServer('as_written', [])
see('values alone', byValues)
if (values.prompts) writePrompts(values.prompts, byValues)
if (judged.length > 0) {
  see('with verdicts, as written', await replayOnServer('as_written', judged))
  see('with verdicts, before shown', await replayOnServer('before_shown', judged))
  report.row('judge', judge)
  report.save()
}

/** Each replay has a server of its own, so that no breaker is open because of the one before. */
async function replayOnServer(replyCheck: ReplyCheck, verdicts: readonly JudgedReply[]): Promise<Shown[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-actions-evidence-'))
  const standIns = await startStandIns()
  const server = await runServer(dataDir, standIns.environment)
  try {
    const opened = await openScenarios(server.origin, standIns, scenarios)
    await opened.setReplyCheck(replyCheck)
    return await replayReplies(opened, standIns, { scenarios, replies, judged: verdicts })
  } finally {
    await endServer(server, 'SIGTERM')
    await standIns.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function see(name: string, shown: readonly Shown[]): void {
  report.row(name, countCaught(shown))
  if (!values.shown) return
  for (const each of shown)
    if (isWhole(each) === (each.reply === 'wrong')) console.log(`${each.id} ${each.reply}: ${each.text}\n`)
}

function writePrompts(path: string, shown: readonly Shown[]): void {
  const lines = shown.map(({ id, reply, messages }) => `${JSON.stringify({ id, reply, messages })}\n`)
  writeFileSync(path, lines.join(''))
}
