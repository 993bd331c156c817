import { expect, test } from 'vitest'
import { planMigration } from './plan-migration.ts'

test('the migrations make exactly the tables that the code describes', async () => {
  const { statements } = await planMigration()
  expect(statements).toEqual([])
})
