import { expect, test } from 'vitest'
import { questionLanguage } from './question-language.ts'

test.each([
  ['en', 'Do you sell gift cards?'],
  ['en', 'Who painted the Mona Lisa?'],
  ['en', 'how much r ur bikes'],
  ['nl', 'wat kost dat bij u'],
  ['nl', 'heeft u ook fietsen'],
  ['de', 'gibts bei euch parkplätze'],
  ['de', 'Wer hat die Mona Lisa gemalt?'],
  ['de', 'Wo kann man parken?'],
  ['de', 'Was kostet das?'],
  ['fr', 'Qui a peint la Joconde ?'],
  ['fr', 'Combien ça coûte ?'],
  ['es', '¿Quién pintó la Mona Lisa?'],
  ['es', 'cuanto cuesta el envio'],
  ['pt', 'Quem pintou a Mona Lisa?'],
  ['pt', 'Vocês abrem aos domingos?'],
  ['it', 'Chi ha dipinto la Gioconda?'],
  ['it', 'Quanto costa la spedizione?'],
  ['nl', 'Wie heeft de Mona Lisa geschilderd?'],
  ['nl', 'Hoeveel kost het?'],
  ['pl', 'Kto namalował Mona Lisę?'],
  ['pl', 'Ile to kosztuje?'],
  ['tr', 'Mona Lisa’yı kim yaptı?'],
  ['tr', 'Kargo ne kadar sürer?'],
  ['ru', 'Кто написал Мону Лизу?'],
  ['ar', 'من رسم الموناليزا؟'],
  ['hi', 'मोना लिसा किसने बनाई?'],
  ['th', 'ใครวาดภาพโมนาลิซา'],
  ['zh', '蒙娜丽莎是谁画的？'],
  ['ja', 'モナ・リザを描いたのは誰ですか？'],
])('%s: %s', (language, question) => {
  expect(questionLanguage(question, [], ['sv'])).toBe(language)
})

test('a question as chats have it is told from a language that has its words as they stand', () => {
  expect(questionLanguage('wat time r u open on sat', [], ['en'])).toBe('en')
})

test('a question that gives no sign follows the conversation, then the knowledge, then English', () => {
  expect(questionLanguage('Mona Lisa?', ['Hola, ¿qué tal?', 'Leonardo?'], ['de'])).toBe('es')
  expect(questionLanguage('Mona Lisa?', ['Leonardo?'], ['de', 'en'])).toBe('de')
  expect(questionLanguage('42?', [], [])).toBe('en')
  expect(questionLanguage('W'.repeat(200), [], ['de'])).toBe('de')
  expect(questionLanguage('word '.repeat(400_000), [], ['fr'])).toBe('fr')
  expect(questionLanguage('=HYPERLINK("http://evil","x")', [], ['en'])).toBe('en')
})

test('a language without texts isn’t taken for its neighbour', () => {
  expect(questionLanguage('Vem har målat tavlan och när var det?', [], [])).toBe('sv')
  expect(questionLanguage('Хто намалював цю картину і чому?', [], [])).toBe('uk')
})
