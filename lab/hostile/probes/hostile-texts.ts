import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent } from '@parleykit/contract/agents/agents'
import { type JsonClient, signIn } from '../../../e2e/support/json-client.ts'
import type { Probe } from '../probe.ts'

/** Texts that cost a backtracking or quadratic reader minutes and more. A free plan holds 600 KB. */
const texts: Readonly<Record<string, string>> = {
  'spaces in a heading': `# a${' '.repeat(3000)}x`,
  'hashes in a heading': `# ${'#'.repeat(100_000)}x`,
  'one long word': 'a'.repeat(590_000),
  'capitals without an end': `${'A '.repeat(290_000)}b`,
  'open brackets': '[('.repeat(290_000),
  'list marks on lines of their own': '- a\n'.repeat(145_000),
  'rows of a table': '|'.repeat(590_000),
  'marks on one letter': `e${'\u0301'.repeat(290_000)}`,
  'Thai without a space': 'ก'.repeat(195_000),
  'full stops': '. '.repeat(290_000),
}
const longestMs = 120_000

/** Every text trained by an owner of the free plan. */
export const hostileTexts: readonly Probe[] = Object.entries(texts).map(([name, text]) => ({
  name: `text: ${name}`,
  worstHealthMs: 300,
  async run(server) {
    const owner = await signIn(server.origin, 'bench-owner', true)
    const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Hostile' })
    await owner.send('POST', `/api/agents/${agent.id}/knowledge`, { content: text })
    const begun = performance.now()
    const ending = await train(owner, agent.id)
    const trainedMs = performance.now() - begun
    return {
      rows: [['training ended as / after ms', `${ending} / ${trainedMs.toFixed(0)}`]],
      held: ending === 'completed',
    }
  },
}))

async function train(owner: JsonClient, agentId: number): Promise<string> {
  const asked = owner.send('POST', `/api/agents/${agentId}/train`).catch(() => {})
  const deadline = performance.now() + longestMs
  await asked
  for (;;) {
    const { trainingStatus } = await owner.send<Agent>('GET', `/api/agents/${agentId}`)
    if (trainingStatus !== 'processing' || performance.now() > deadline) return trainingStatus
    await sleep(50)
  }
}
