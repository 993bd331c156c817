import { expect, test } from 'vitest'
import { addKnowledgeTextInput } from './knowledge.ts'
import { fillPlaceholders, hasPlaceholders, placeholdersOf, withoutPlaceholders } from './placeholders.ts'
import { validationTexts } from './texts.ts'

const text = `# Café

We are at [[fill in: street and number]].

## Opening hours

- Weekdays: [[Fill in: hours]]

## Dogs

Dogs are welcome.`

test('places are found, and a text with one is no knowledge', () => {
  expect(placeholdersOf(text)).toEqual(['street and number', 'hours'])
  expect(hasPlaceholders('A [[wiki link]] or [[fill in]] is none.')).toBe(false)
  const { error } = addKnowledgeTextInput.safeParse({ content: text })
  expect(error?.issues.map(({ message }) => message)).toEqual([validationTexts.placesLeft])
})

test('what is left without them is whole', () => {
  expect(withoutPlaceholders(text)).toBe('## Dogs\n\nDogs are welcome.')
  expect(withoutPlaceholders('# Only\n\n[[fill in: this]]')).toBe('')
  expect(addKnowledgeTextInput.safeParse({ content: withoutPlaceholders(text) }).success).toBe(true)
})

test('values go into their gaps, and an empty one leaves its gap', () => {
  const filled = fillPlaceholders(text, [' Pier 1 ', ''])
  expect(filled).toContain('We are at Pier 1.')
  expect(placeholdersOf(filled)).toEqual(['hours'])
  expect(fillPlaceholders(text, [])).toBe(text.replace('Fill in', 'fill in'))
})

test('an answer that ends with a full stop leaves only the one that the text has', () => {
  const text = 'Write to us by [[fill in:how]]. Ring [[fill in:the bell]] twice.'
  expect(fillPlaceholders(text, ['text message.', 'Mr. B.'])).toBe(
    'Write to us by text message. Ring Mr. B. twice.',
  )
})
