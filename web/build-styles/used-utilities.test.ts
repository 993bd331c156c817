import { expect, test } from 'vitest'
import { usedUtilities } from './used-utilities.ts'

const source = `
  <Box px={{ initial: '4', sm: '5' }} width={{ md: '220px' }} mb={isLast ? '0' : '3'} mt="-2" />
  <Table.Row align="center" />
  <Button size={size} variant="soft" gap={gapOf(list)} ml={16} justify="between" />
  function Row({ size = '2' }) {}`

test('a class stays for the values that something has, at the breakpoint where it has them', () => {
  const isUsed = usedUtilities([source], [])
  const kept = [
    'sm:rt-r-px-5',
    'rt-r-px-4',
    'md:rt-r-w',
    'rt-r-mb-0',
    'rt-r-mb-3',
    '-rt-r-mt-2',
    'rt-r-size-2',
    'rt-r-jc-space-between',
    'rt-r-va-middle',
  ]
  expect(kept.filter((name) => !isUsed(name))).toEqual([])
  const gone = [
    'sm:rt-r-px-4',
    'md:rt-r-px-5',
    'lg:rt-r-w',
    'rt-r-mb-4',
    'rt-r-mt-2',
    'rt-r-size-3',
    'rt-r-ml-4',
    'sm:rt-r-jc-space-between',
    'rt-r-jc-end',
    'rt-r-va-bottom',
  ]
  expect(gone.filter(isUsed)).toEqual([])
})

test('what cannot be told from the text stays whole, and so do classes that no prop makes', () => {
  const isUsed = usedUtilities([source], [])
  expect(['rt-r-gap-1', 'rt-r-gap-9', 'rt-truncate', 'rt-variant-soft'].every(isUsed)).toBe(true)
  expect(isUsed('rt-variant-classic')).toBe(false)
})

test("what the library's own scripts give counts too, defaults among it", () => {
  const isUsed = usedUtilities([], ['x={variant:{type:"enum",default:"surface"}};e(Flex,{gap:"2"})'])
  expect(['rt-variant-surface', 'rt-r-gap-2'].every(isUsed)).toBe(true)
  expect(['rt-variant-ghost', 'rt-r-gap-3'].some(isUsed)).toBe(false)
})
