import { expect, test } from 'vitest'
import { placeholdersOf, withoutPlaceholders } from '../../knowledge/placeholders.ts'
import { agentTemplate } from './agent-template.ts'
import { agentTemplates } from './agent-templates.ts'

test('there are a dozen kinds of business, each of its own', () => {
  expect(new Set(agentTemplates.map(({ id }) => id)).size).toBe(12)
  expect(new Set(agentTemplates.map(({ title }) => title)).size).toBe(12)
})

test.each(agentTemplates.map((template) => [template.id, template] as const))(
  '%s is in the form of an agent’s file, and says what to fill in',
  (_id, template) => {
    expect(agentTemplate.parse(template)).toEqual(template)
    const { greeting, tagline, customTone, starterPrompts = [] } = template.settings
    expect(starterPrompts).toHaveLength(3)
    for (const shown of [greeting, tagline, customTone, ...starterPrompts.map(({ content }) => content)])
      expect(placeholdersOf(String(shown))).toEqual([])
    expect(new Set(template.knowledge.map(({ name }) => name)).size).toBe(template.knowledge.length)
    for (const { text } of template.knowledge) {
      expect(placeholdersOf(text).length).toBeGreaterThan(0)
      expect(text).toMatch(/^# /)
      // Unfilled, it claims nothing.
      expect(withoutPlaceholders(text)).toBe('')
    }
  },
)
