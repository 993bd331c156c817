import { createAgentWithForm, updateAgent } from '@parleykit/contract/agents/agents'
import {
  getPrompt,
  instructionsMax,
  listInstructionVersions,
  noInstructions,
} from '@parleykit/contract/agents/instructions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { setTier } from '../../../../test/set-tier.ts'

let app: TestApp
let owner: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
})
afterAll(() => app.close())

const makeAgent = async () => (await owner.call(createAgentWithForm, { body: { name: 'Harbour' } })).body

test('each change is kept with its author, newest first, and the prompt shows the saved ones', async () => {
  const { id, instructions } = await makeAgent()
  const params = { id }
  expect(instructions).toEqual(noInstructions)
  const first = { ...noInstructions, always: 'Mention VAT.' }
  const second = { ...first, never: 'Joke.' }
  for (const body of [{ instructions: first }, { instructions: second }, { tagline: 'Boats' }])
    await owner.call(updateAgent, { params, body })
  // The same again is no change.
  await owner.call(updateAgent, { params, body: { instructions: second } })
  const versions = (await owner.call(listInstructionVersions, { params })).body
  expect(versions.map((version) => [version.author, version.instructions])).toEqual([
    [owner.user.username, second],
    [owner.user.username, first],
  ])
  const { system } = (await owner.call(getPrompt, { params })).body
  expect(system).toMatch(/Always: Mention VAT\.\nNever: Joke\./)
  expect(system).toContain('Your reference is ••••')
})

test('all parts together have a limit, and too long ones change nothing', async () => {
  const { id } = await makeAgent()
  const params = { id }
  const half = 'x'.repeat(instructionsMax / 2)
  const full = { ...noInstructions, about: half, style: half }
  expect((await owner.call(updateAgent, { params, body: { instructions: full } })).status).toBe(200)
  const more = { ...full, never: 'y' }
  const refused = await owner.call(updateAgent, { params, body: { instructions: more } })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('at most 4000 characters together'),
  ])
  expect((await owner.call(listInstructionVersions, { params })).body).toHaveLength(1)
})

test('editors change instructions; viewers neither change nor read them apart', async () => {
  const { id } = await makeAgent()
  const params = { id }
  const editor = await makeMember(app.origin, owner, 'editor')
  const viewer = await makeMember(app.origin, owner, 'viewer')
  const instructions = { ...noInstructions, style: 'Be brief.' }
  expect((await editor.call(updateAgent, { params, body: { instructions } })).status).toBe(200)
  expect((await owner.call(listInstructionVersions, { params })).body[0]?.author).toBe(editor.user.username)
  expect((await viewer.call(updateAgent, { params, body: { instructions } })).status).toBe(403)
  expect((await viewer.call(listInstructionVersions, { params })).status).toBe(403)
  expect((await viewer.call(getPrompt, { params })).status).toBe(403)
})
