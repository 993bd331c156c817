import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { connectSource, listSources } from '@parleykit/contract/knowledge/sources/sources'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callRoute } from '../../../../test/call-route.ts'
import {
  createTestDatabase,
  databaseVariablesOf,
  type TestDatabase,
} from '../../../../test/create-test-database.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { runNode, type ServerNode } from '../../../../test/run-node.ts'
import { type GithubWorld, githubWire } from '../../../../test/sources/github-wire.ts'
import { openSourceWorld, type SourceWorld } from '../../../../test/sources/open-source-world.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let database: TestDatabase
let dataDir: string
let world: SourceWorld
const github: GithubWorld = { files: new Map(), token: null, isTruncated: false }
const nodes: ServerNode[] = []
beforeEach(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'parleykit-sources-'))
  world = await openSourceWorld([githubWire(github)])
})
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.kill()))
  await world.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function startNode(): Promise<ServerNode> {
  const folder = await mkdtemp(join(dataDir, 'node-'))
  const node = await runNode({
    ...databaseVariablesOf(database.url),
    ...world.environment,
    DATA_DIR: folder,
  })
  nodes.push(node)
  return node
}

test('another process takes over a sync whose process is killed: nothing lost, nothing doubled', async () => {
  for (let at = 0; at < 8; at++) github.files.set(`page-${at}.md`, `# Page ${at}\n\nIt costs ${at} euros.`)
  const first = await startNode()
  const owner = await makeOwner(first.origin)
  const { id } = await makeAgent(owner)
  const isStuck = Promise.withResolvers<void>()
  let blobs = 0
  // The fifth document never arrives.
  world.meanwhile = ({ url }) => {
    if (!url.pathname.includes('/git/blobs/') || ++blobs < 5) return null
    isStuck.resolve()
    return new Promise(() => {})
  }
  const body = { kind: 'github', address: `${world.origin}/acme/docs` } as const
  expect((await owner.call(connectSource, { params: { id }, body })).status).toBe(201)
  await isStuck.promise
  await first.kill()
  world.meanwhile = null
  world.asked.length = 0

  const second = await startNode()
  const options = { params: { id }, headers: { cookie: owner.cookie } }
  const findSource = async () => (await callRoute(second.origin, listSources, options)).body[0]
  await expect.poll(async () => (await findSource())?.isSyncing, { timeout: 120_000 }).toBe(false)
  const names = [...github.files.keys()]
  expect(await findSource()).toMatchObject({
    entries: 8,
    report: { added: { count: 8, names }, changed: { count: 0 }, unchanged: 4, failedTotal: 0, fault: null },
  })
  const { body: entries } = await callRoute(second.origin, listKnowledge, options)
  expect(entries.map(({ fileName }) => fileName).sort()).toEqual(names)
  // What the killed process has stored isn't read again.
  expect(world.asked.filter((path) => path.includes('/git/blobs/'))).toHaveLength(4)
})
