import { expect, test } from 'vitest'
import { calibrate, compareName, nearnessOf } from './calibration.ts'
import { quantise } from './quantise.ts'
import { namesOf, sampleNames } from './sample-names.ts'
import { VectorTableBuilder } from './vector-table.ts'

const PAIRS = [
  { own: 0.7, others: 0.2 },
  { own: 0.6, others: 0.3 },
  { own: 0.8, others: 0.1 },
  { own: 0.1, others: 0.4 },
  { own: 0.9, others: 0.25 },
]

test('a similarity means the same however a model stretches and shifts all of them', () => {
  const plain = calibrate(PAIRS)
  const squeeze = (similarity: number) => 0.8 + 0.1 * similarity
  const squeezed = calibrate(PAIRS.map(({ own, others }) => ({ own: squeeze(own), others: squeeze(others) })))
  for (const similarity of [0, 0.25, 0.4, 0.7, 0.9])
    expect(nearnessOf(squeeze(similarity), squeezed)).toBeCloseTo(nearnessOf(similarity, plain) ?? 9)
  expect(nearnessOf(plain.own, plain)).toBeCloseTo(1)
  expect(nearnessOf(plain.others, plain)).toBeCloseTo(0)
  expect(nearnessOf(-5, plain)).toBe(-1)
  expect(nearnessOf(5, plain)).toBe(2)
})

test('too few names, or a model that tells none apart, calibrate nothing', () => {
  for (const pairs of [[], PAIRS.slice(0, 3), PAIRS.map(({ own }) => ({ own, others: own }))])
    expect(nearnessOf(0.9, calibrate(pairs))).toBeNull()
})

test('names are headings and first sentences, of texts that say more, from all of the knowledge', () => {
  const passage = (passageId: number, heading: string, text: string) => ({ passageId, heading, text })
  const names = sampleNames(
    namesOf([
      passage(1, 'Hotel › Garage', 'Two cars fit.'),
      passage(2, 'Hotel › Garage', 'Vans do not.'),
      passage(3, '', 'Breakfast is at seven. It ends at ten.'),
      passage(4, '', 'One sentence alone.'),
      passage(5, 'Lift', 'Lift'),
    ]),
    10,
  )
  expect(names.map(({ passageId, name }) => [passageId, name])).toEqual([
    [1, 'Garage'],
    [2, 'Garage'],
    [3, 'Breakfast is at seven.'],
  ])
  expect(names[0]?.sameName).toEqual(new Set([1, 2]))
  const many = Array.from({ length: 1000 }, (_, at) => passage(at, `Section ${at}`, 'Text.'))
  const sample = sampleNames(namesOf(many), 64)
  expect(sample.length).toBeLessThanOrEqual(64)
  expect(sample.at(-1)?.passageId).toBeGreaterThan(900)
})

test('a name is held against its own text and the nearest of another name', () => {
  const builder = new VectorTableBuilder('m', 2, 3)
  const rows = [
    [1, 1, 0],
    [2, 0.9, 0.1],
    [3, 0, 1],
  ] as const
  builder.add(
    rows.map(([passageId, x, y]) => ({ passageId, entryId: 1, vector: quantise(Float32Array.of(x, y)) })),
  )
  const named = { passageId: 1, name: 'One', sameName: new Set([1, 2]) }
  const pair = compareName(builder.finish(), named, Float32Array.of(1, 0))
  expect(pair?.own).toBeCloseTo(1, 2)
  expect(pair?.others).toBeCloseTo(0, 2)
  expect(compareName(builder.finish(), { ...named, passageId: 9 }, Float32Array.of(1, 0))).toBeUndefined()
})
