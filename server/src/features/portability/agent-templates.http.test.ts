import { agentTemplates } from '@parleykit/contract/agents/templates/agent-templates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { fillInTemplate } from '../../../test/fill-in-template.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** What the answer to each starter prompt says, of what was filled in. */
const answers: Readonly<Record<string, readonly string[]>> = {
  cafe: ['9:00 to 18:00', '020 555 0100', 'lentil stew'],
  hotel: ['15:00', '7:30', 'three days'],
  'holiday-flats': ['in the safe', 'in the cellar', 'Quay Market'],
  'hair-salon': ['020 555 0100', '25 euros', '9:00 to 18:00'],
  'dental-practice': ['10:00 to 14:00', '020 555 0199', 'your passport'],
  gym: ['25 euros', 'free', 'Yoga for beginners'],
  craftsman: ['repairing roofs', '020 555 0100', 'Harbourtown'],
  'online-shop': ['25 euros', 'write to hello@harbour.example', 'card'],
  'software-support': ['invite your team', 'follow the letter', 'hello@harbour.example'],
  club: ['follow the letter', '48 euros', 'on Tuesdays'],
  museum: ['25 euros', 'on Saturdays', 'by a lift'],
  municipality: ['your passport', '9:00 to 18:00', '14 days'],
}

test.each(agentTemplates.map((template) => [template.id, template] as const))(
  'an agent of the template %s, filled in, answers its starter prompts without a model',
  async (id, template) => {
    const agent = await makeAgent(await makeOwner(app.origin), fillInTemplate(template))
    const questions = template.settings.starterPrompts ?? []
    expect(questions).toHaveLength(3)
    for (const [index, { content }] of questions.entries()) {
      const { text } = await ask(app.origin, agent.publicId, { message: content })
      expect(text, content).toContain(answers[id]?.[index])
    }
  },
)
