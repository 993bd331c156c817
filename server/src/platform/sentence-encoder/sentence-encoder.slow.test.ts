import { afterAll, expect, test } from 'vitest'
import { openSentenceEncoder } from './open-sentence-encoder.ts'

const encoder = openSentenceEncoder()
afterAll(() => encoder.close())

test('what means nearly the same is nearer than what means something else, without a shared word', async () => {
  const [asked, meant, other] = await encoder.encodeAll([
    'Where can I plug in my Tesla?',
    'There are charging points for electric cars.',
    'Breakfast is served from seven to ten.',
  ])
  expect(cosine(asked, meant)).toBeGreaterThan(cosine(asked, other) + 0.1)
})

test('texts without letters, of other scripts and far too long ones have vectors too', async () => {
  const texts = ['', '\u0000\ud800', '   ', '営業時間', '🦊'.repeat(5), 'word '.repeat(100_000)]
  const vectors = await encoder.encodeAll(texts)
  for (const vector of vectors) {
    expect(vector).toHaveLength(encoder.dimension)
    expect(vector.every(Number.isFinite)).toBe(true)
  }
})

test('a question doesn’t wait for a training', async () => {
  await encoder.encodeNow(['Somebody was there before.'], 60_000)
  const order: string[] = []
  const training = encoder.encodeAll(Array.from({ length: 100 }, (_, number) => `Sentence number ${number}.`))
  const now = encoder.encodeNow(['Is anybody there?'], 60_000)
  await Promise.all([training.then(() => order.push('training')), now.then(() => order.push('now'))])
  expect(order).toEqual(['now', 'training'])
})

test('texts of any length and order get their own vectors', async () => {
  const texts = Array.from(
    { length: 20 },
    (_, number) => `Room ${number} ${'has a balcony. '.repeat((7 * number) % 5)}`,
  )
  const together = await encoder.encodeAll([...texts, texts[3] ?? ''])
  const [alone] = (await encoder.encodeNow([texts[3] ?? ''], 60_000)) ?? []
  expect(together).toHaveLength(texts.length + 1)
  expect(cosine(together[3], alone)).toBeCloseTo(1, 5)
  expect(cosine(together.at(-1), alone)).toBeCloseTo(1, 5)
})

test('who has no patience gets null, and the vector the next time', async () => {
  const texts = ['Is there a lift?']
  expect(await encoder.encodeNow(texts, 0)).toBeNull()
  await encoder.encodeNow(['Is there something behind it?'], 60_000)
  const [vector] = (await encoder.encodeNow(texts, 0)) ?? []
  expect(vector).toHaveLength(encoder.dimension)
})

test('a closed encoder rejects', async () => {
  const closed = openSentenceEncoder()
  closed.close()
  await expect(closed.encodeAll(['Hello'])).rejects.toThrow()
})

const none: Float32Array = new Float32Array()

function cosine(a = none, b = none): number {
  const product = (x: Float32Array, y: Float32Array) =>
    x.reduce((sum, part, at) => sum + part * (y[at] ?? 0), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}
