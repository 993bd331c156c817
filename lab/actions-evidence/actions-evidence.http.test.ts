import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/create-test-app.ts'
import { openScenarios, type StandIns, scenarios, startStandIns } from './open-scenarios.ts'
import { isWhole, type JudgedReply, type Replies, readLines, replayReplies } from './replay-replies.ts'

const wanted = scenarios.filter(({ id }) => ['en-02', 'en-03'].includes(id))
const replies = readLines<Replies>('replies.jsonl')
let standIns: StandIns
let app: TestApp
let opened: Awaited<ReturnType<typeof openScenarios>>

beforeAll(async () => {
  standIns = await startStandIns()
  app = await createTestApp(standIns.environment)
  opened = await openScenarios(app.origin, standIns, wanted)
})
afterAll(async () => {
  await app.close()
  await standIns.close()
})

async function shownWhole(judged: readonly JudgedReply[]): Promise<string[]> {
  const shown = await replayReplies(opened, standIns, { scenarios: wanted, replies, judged })
  return shown.filter(isWhole).map(({ id, reply }) => `${id} ${reply}`)
}

test('the comparison of values catches another amount, and not another name', async () => {
  expect(await shownWhole([])).toEqual(['en-02 true', 'en-03 true', 'en-03 wrong'])
})

test("with a model's verdicts another name is caught too, and true replies pass", async () => {
  expect(await shownWhole(readLines('verdicts.jsonl'))).toEqual(['en-02 true', 'en-03 true'])
})
