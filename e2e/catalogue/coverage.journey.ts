import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { keptWordsOf, type Row, wordsOf } from './row.ts'
import { rows } from './rows/index.ts'
import { situations } from './situations/index.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = new Set(
  Object.values(situations)
    .flat()
    .flatMap(({ reads }) => Object.keys(reads)),
)

/** Whether the test that a row names is there and has the words. */
function isReadElsewhere(row: Row): boolean {
  const path = row.readBy && join(root, row.readBy)
  if (!path || !existsSync(path)) return false
  const source = readFileSync(path, 'utf8')
  return wordsOf(row).every((words) => source.includes(words))
}

test('every promised text is read by a test', () => {
  const all = Object.entries(rows)
  const covered = all.filter(([id, row]) => read.has(id) || isReadElsewhere(row))
  const forgotten = all.filter((row) => !covered.includes(row))
  expect(forgotten.map(([id]) => id)).toEqual([])
})

test('the product keeps the promised words', () => {
  for (const [id, row] of Object.entries(rows)) {
    const promised = wordsOf(row)
    const kept = keptWordsOf(row)
    if (kept) expect(kept.slice(0, promised.length), id).toEqual(promised)
  }
})
