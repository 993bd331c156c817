import { uploadProfileImage } from '@parleykit/contract/agents/agents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { slowSvg } from '../../../test/slow-svg.ts'
import { writePng } from '../../../test/write-png.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test("a picture waits for at most one of another owner's, however many those are and whatever they take", async () => {
  const [greedy, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const agents = { greedy: await makeAgent(greedy), other: await makeAgent(other) }
  const finished: string[] = []
  const slow = Array.from({ length: 5 }, async () => {
    const file = { name: 'logo.svg', bytes: slowSvg }
    const { status } = await greedy.call(uploadProfileImage, { params: { id: agents.greedy.id }, file })
    finished.push(`slow ${status}`)
  })
  // Begun a moment later, so that a slow picture is being drawn and another one is waiting.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const file = { name: 'logo.png', bytes: writePng(300, 300) }
  const { status } = await other.call(uploadProfileImage, { params: { id: agents.other.id }, file })
  finished.push(`other ${status}`)
  await Promise.all(slow)
  expect(finished.slice(0, 2)).toContain('other 200')
  expect(finished.filter((each) => each === 'slow 422')).toHaveLength(5)
})
