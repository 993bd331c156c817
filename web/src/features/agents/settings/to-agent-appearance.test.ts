import type { Agent } from '@parleykit/contract/agents/agents'
import { expect, test } from 'vitest'
import { describeOfferedPrompts } from './describe-offered-prompts.ts'
import { type AppearanceInput, toAgentAppearance } from './to-agent-appearance.ts'

const suggested = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, content: `${title}?` }))
const agent = {
  name: 'Bea',
  brandColor: '#112233',
  profileImageUrl: null,
  suggestedStarterPrompts: suggested,
} as unknown as Agent

const input: AppearanceInput = {
  ...{ name: ' Ada ', tagline: '', brandColor: '#abc', theme: 'dark' },
  ...{ greeting: '', starterPrompts: [] },
}
const look = (changed: Partial<AppearanceInput>, isTalking = false) =>
  toAgentAppearance(agent, { ...input, ...changed }, isTalking)

test('a look is what would be seen after saving', () => {
  expect(look({})).toMatchObject({
    name: 'Ada',
    brandColor: '#abc',
    theme: 'dark',
    greeting: "Hello! I'm Ada. How can I help you today?",
    question: null,
  })
  expect(look({ brandColor: 'redd' }).brandColor).toBe('#112233')
  expect(look({ name: ' ' })).toMatchObject({
    name: 'Bea',
    greeting: expect.stringMatching(/^Hello! I'm Bea\./),
  })
  expect(look({ greeting: ' Ahoy ' }).greeting).toBe('Ahoy')
  expect(look({ name: '\u202eAda' })).toMatchObject({
    name: 'Ada',
    greeting: expect.stringMatching(/^Hello! I'm Ada\./),
  })
})

test("the owner's own prompts take the place of those that training made, also half written", () => {
  expect(look({}).starterPrompts).toEqual(suggested.slice(0, 3))
  const starterPrompts = [
    { title: 'Prices', content: '' },
    { title: '', content: '' },
  ]
  expect(look({ starterPrompts }).starterPrompts).toEqual([{ title: 'Prices', content: '' }])
  expect(look({ starterPrompts: [{ title: '', content: ' ' }] }).starterPrompts).toEqual([])
})

test('a visitor is shown to ask the first prompt', () => {
  expect(look({}, true).question).toBe('One?')
  expect(look({ starterPrompts: [{ title: 'Prices', content: '' }] }, true).question).toBe('Prices')
  expect(look({ starterPrompts: [{ title: '', content: '' }] }, true).question).not.toBe('')
})

test('the number of prompts that visitors see is the true one', () => {
  expect([1, 2, 3, 5].map(describeOfferedPrompts)).toEqual([
    'Visitors see this prompt.',
    'Visitors see both.',
    'Visitors see all 3.',
    'Each visitor sees 3 of these 5, picked at random.',
  ])
})
