import { agentTemplates } from '@parleykit/contract/agents/templates/agent-templates'
import { expect, test } from 'vitest'
import { gapLabels } from './gap-labels.ts'

const labelsOf = (text: string) => gapLabels(text).map(({ label }) => label)

test('a gap is labeled by the words before it in its sentence', () => {
  expect(gapLabels('# Hours\n\n- Saturday: [[fill in: hours, or closed]]')).toEqual([
    { label: 'Saturday', hint: 'hours, or closed' },
  ])
  expect(labelsOf('You can try it for [[fill in: price]]. It is booked at [[fill in: address]].')).toEqual([
    'You can try it for',
    'It is booked at',
  ])
  expect(labelsOf('A parcel takes [[fill in: number]] days.')).toEqual(['A parcel takes ... days'])
  expect(labelsOf('Dishes cost from [[fill in: price]] to [[fill in: price]].')).toEqual([
    'Dishes cost from',
    'Dishes cost from ... to',
  ])
})

test('a gap without words of its own is labeled by what belongs there', () => {
  expect(labelsOf('## [[fill in: first problem, as people say it]]\n\n[[fill in: what to do]]')).toEqual([
    'First problem',
    'What to do',
  ])
  expect(labelsOf('Call [[fill in: number]], [[fill in: when, such as by day]].')).toEqual(['Call', 'When'])
  expect(labelsOf(`${'Very '.repeat(20)}long [[fill in: price]]`)).toEqual(['Price'])
})

test('gaps that are alike are numbered', () => {
  const line = '- [[fill in: class]]: [[fill in: days]]\n'
  expect(labelsOf(line.repeat(2))).toEqual(['Class 1', 'Days 1', 'Class 2', 'Days 2'])
})

test('no template has two boxes with the same label in one text', () => {
  for (const { text } of agentTemplates.flatMap(({ knowledge }) => knowledge)) {
    const labels = labelsOf(text)
    expect(new Set(labels).size, text).toBe(labels.length)
    for (const label of labels) expect(label).toMatch(/^\p{L}/u)
  }
})
