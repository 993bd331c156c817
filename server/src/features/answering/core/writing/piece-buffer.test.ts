import { expect, test } from 'vitest'
import { PieceBuffer } from './piece-buffer.ts'

function cut(text: string, size: number): string[] {
  const buffer = new PieceBuffer()
  const parts = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
  const pieces = [...parts.flatMap((part) => buffer.push(part)), ...buffer.flush()]
  return pieces.map((piece) => piece.text)
}

test.each([1, 3, 1000])('sentences and lines leave whole, with their citations, in bits of %i', (size) => {
  const text =
    'It costs 3.50 € e.g. on Mondays (approx. noon). [1][2] Dr. Ward knows!【3】 Sure.\n1. First. And more [1]\n2. Second one\n| A | B |\n\nはい。いいえ。 [4]そう'
  expect(cut(text, size)).toEqual([
    'It costs 3.50 € e.g. on Mondays (approx. noon). [1][2]',
    'Dr. Ward knows!【3】',
    'Sure.',
    '1. First. And more [1]',
    '2. Second one',
    '| A | B |',
    'はい。',
    'いいえ。 [4]',
    'そう',
  ])
})

test('a sentence can leave at its end, before anything follows; citations that come are its own', () => {
  const buffer = new PieceBuffer()
  const whole = (text: string) => {
    buffer.push(text)
    return buffer.whole()
  }
  expect(whole('It costs 20 euros approx.')).toBeUndefined()
  expect(whole(' [1]')).toBeUndefined()
  const held = whole('.')
  expect(held?.piece.text).toBe('It costs 20 euros approx. [1].')
  held?.take()
  expect(buffer.push(' [').map(({ text }) => text)).toEqual([])
  expect(buffer.push('2] Ask').map(({ text }) => text)).toEqual(['[2]'])
  expect(whole(' us.')).toBeUndefined()
  expect(whole(' [3]')?.piece.text).toBe('Ask us. [3]')
  expect(buffer.push(' for (more. [4]').map(({ text }) => text)).toEqual(['Ask us. [3]'])
  expect(buffer.whole()).toBeUndefined()
})

test('a long sentence leaves clause by clause until something in it has to be compared', () => {
  const clause = 'the boats are kept in the old shed behind the harbour wall, '
  const kept = cut(`In winter ${clause.repeat(4)}and the fee is 20 euros, all told [1].`, 5)
  expect(kept.length).toBeGreaterThan(2)
  expect(kept.at(-1)).toBe('and the fee is 20 euros, all told [1].')
  expect(cut(`It costs 20 euros, ${clause.repeat(4)}so it is [1].`, 5)).toHaveLength(1)
  expect(cut(`Write to a@b.example, ${clause.repeat(4)}so it is [1].`, 5)).toHaveLength(1)
})

test('a text without any end is cut', () => {
  expect(cut('word '.repeat(2000), 100).length).toBeGreaterThan(3)
})

test.each([1, 2, 5, 9])('what leaves at its end keeps its gap to what follows, in bits of %i', (size) => {
  const text = 'A kayak costs 20 euros [1]. Oars are free [1]. Lockers close early. They open at nine [2].'
  const buffer = new PieceBuffer()
  let seen = ''
  const add = ({ lead, text }: { lead: string; text: string }) => {
    seen += lead + text
  }
  for (let at = 0; at < text.length; at += size) {
    for (const piece of buffer.push(text.slice(at, at + size))) add(piece)
    const whole = buffer.whole()
    if (!whole) continue
    whole.take()
    add(whole.piece)
  }
  for (const piece of buffer.flush()) add(piece)
  expect(seen).toBe(text)
})
