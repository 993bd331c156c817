import { expect, test } from 'vitest'
import { measureSmallAgents } from './measure-small-agents.ts'

test('agents with a handful of short texts answer, and refuse what they don’t know', () => {
  const figures = measureSmallAgents()
  expect(figures.answeredRight).toBeGreaterThan(0.85)
  expect(figures.answeredWrong).toBeLessThan(0.05)
  expect(figures.nearTopicRefused).toBeGreaterThan(0.9)
  expect(figures.offTopicRefused).toBeGreaterThan(0.95)
})
