import { expect, test } from 'vitest'
import { classifyIntent } from './classify-intent.ts'

test.each([
  'human pls',
  'Could I speak with somebody from your team?',
  "I don't want a bot, get me a real person",
  'Ich hätte gern einen Mitarbeiter gesprochen',
  'je voudrais parler à quelqu’un',
  'Quiero hablar con una persona',
  'оператора позовите',
  '转人工',
  'オペレーターにつないでください',
  'अतः मुझे किसी इंसान से बात करनी है',
])('%s asks for a person', (message) => {
  expect(classifyIntent(message)).toBe('person')
})

test.each([
  'email?',
  "what's your phone number",
  'Wie lautet eure Telefonnummer?',
  'como puedo contactarles',
])('%s asks how to reach the team', (message) => {
  expect(classifyIntent(message)).toBe('contact')
})

test.each([
  'What does it cost per person?',
  'Do your staff speak German?',
  'is someone at the reception at night',
  'Wie viele Personen passen ins Zelt?',
  'what are your support hours',
  'Quel est le prix par personne ?',
  'size?',
  '',
  `Can I talk to a person? ${'I have read all of this. '.repeat(10)}`,
])('%s is a question like any other', (message) => {
  expect(classifyIntent(message)).toBeNull()
})
