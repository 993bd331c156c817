import { expect, test } from 'vitest'
import { addKnowledgeTextInput } from './knowledge.ts'
import { fillPlaces, hasPlaces, placesOf, withoutPlaces } from './places-to-fill-in.ts'
import { validationTexts } from './texts.ts'

const text = `# Café

We are at [[fill in: street and number]].

## Opening hours

- Weekdays: [[Fill in: hours]]

## Dogs

Dogs are welcome.`

test('places are found, and a text with one is no knowledge', () => {
  expect(placesOf(text)).toEqual(['street and number', 'hours'])
  expect(hasPlaces('A [[wiki link]] or [[fill in]] is none.')).toBe(false)
  const { error } = addKnowledgeTextInput.safeParse({ content: text })
  expect(error?.issues.map(({ message }) => message)).toEqual([validationTexts.placesLeft])
})

test('what is left without them is whole', () => {
  expect(withoutPlaces(text)).toBe('## Dogs\n\nDogs are welcome.')
  expect(withoutPlaces('# Only\n\n[[fill in: this]]')).toBe('')
  expect(addKnowledgeTextInput.safeParse({ content: withoutPlaces(text) }).success).toBe(true)
})

test('values go into their gaps, and an empty one leaves its gap', () => {
  const filled = fillPlaces(text, [' Pier 1 ', ''])
  expect(filled).toContain('We are at Pier 1.')
  expect(placesOf(filled)).toEqual(['hours'])
  expect(fillPlaces(text, [])).toBe(text.replace('Fill in', 'fill in'))
})

test('an answer that ends with a full stop leaves only the one that the text has', () => {
  const text = 'Write to us by [[fill in:how]]. Ring [[fill in:the bell]] twice.'
  expect(fillPlaces(text, ['text message.', 'Mr. B.'])).toBe(
    'Write to us by text message. Ring Mr. B. twice.',
  )
})
