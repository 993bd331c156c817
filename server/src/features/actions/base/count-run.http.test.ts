import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/create-test-app.ts'
import { nobody } from '../core/identity.ts'
import { countRun } from './count-run.ts'

test('a network (/64), a visitor and a proved identity can each run 60 actions a day', async () => {
  const app = await createTestApp({ RATE_LIMITS: 'on' })
  const platform = app.platform()
  const run = (agentId: number, tokenId: string, ip: string, email: string | null = null) =>
    countRun(platform, { agentId, visitor: { tokenId, ip }, identity: { ...nobody, email } })
  for (let each = 0; each < 60; each++) await run(1, `token ${each}`, `2001:db8:1:1::${each + 1}`)
  await expect(run(1, 'another token', '2001:db8:1:1:ffff::1')).rejects.toThrow(/Too many/)
  await run(1, 'another token', '2001:db8:1:2::1')

  for (let each = 0; each < 60; each++) await run(2, 'one token', `2001:db8:2:${each}::1`)
  await expect(run(2, 'one token', '2001:db8:3::1')).rejects.toThrow(/Too many/)

  for (let each = 0; each < 60; each++)
    await run(3, `token ${each}`, `2001:db8:4:${each}::1`, 'ada@shop.example')
  await expect(run(3, 'a token', '2001:db8:5::1', 'Ada@shop.example')).rejects.toThrow(/Too many/)
  await run(3, 'a token', '2001:db8:5::2', 'bob@shop.example')
  await run(4, 'a token', '2001:db8:5::3', 'ada@shop.example')
  await app.close()
})
