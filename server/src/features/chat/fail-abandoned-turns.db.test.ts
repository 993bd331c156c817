import { getUser } from '@parleykit/contract/auth/account'
import { expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { openDatabase } from '../../platform/database/index.ts'
import { failAbandonedTurns } from './fail-abandoned-turns.ts'

test('a turn whose process died gives its credit back once it is old enough, and only once', async () => {
  const app = await createTestApp()
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 2 })
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, ['The harbour master is called Imke de Vries.'])
    await ask(app.origin, agent.publicId, { message: 'What is the harbour master called?' })
    await open.database.execute(sql`update turns set state = 'answering'`)
    const used = async () => (await owner.call(getUser)).body.chatCreditsUsed

    await failAbandonedTurns(open.database, new Date(Date.now() - 60_000))
    expect(await used()).toBe(1)
    const later = new Date(Date.now() + 60_000)
    await failAbandonedTurns(open.database, later)
    await failAbandonedTurns(open.database, later)
    expect(await used()).toBe(0)
  } finally {
    await open.close()
    await app.close()
  }
})
