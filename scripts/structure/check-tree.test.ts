import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { architecture } from '../architecture.ts'
import { checkTree } from './check-tree.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** The messages for a made-up tree of path → text. */
function check(tree: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'structure-'))
  roots.push(root)
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkTree(root).breaches.map(({ path, message }) => `${path}: ${message}`)
}

const agents = 'server/src/features/agents'

describe('a tree that keeps the rules', () => {
  it('has no breach', () => {
    const tree = {
      'contract/src/agents.ts': `import { z } from 'zod'\nexport const name = z.string()`,
      'server/src/app.ts': `import { agentsFeature } from './features/agents/feature.ts'`,
      'server/src/platform/fetch-public-url/a.ts': `import { request } from 'undici'\nimport 'node:net'`,
      'server/src/platform/sockets.ts': `import type { Socket } from 'node:net'`,
      'server/src/platform/clock.ts': `export const now = () => Date.now()`,
      [`${agents}/index.ts`]: `export { createAgent } from './create-agent.ts'`,
      [`${agents}/create-agent.ts`]: `import { owner } from '../auth/index.ts'
        export type Made = { id: number }
        export async function createAgent(): Promise<Made> { return owner() }`,
      [`${agents}/agent-shape.ts`]: 'export interface AgentShape { id: number }',
      [`${agents}/routes.ts`]: `import { bindRoute } from '../../platform/http/index.ts'\nreply.status(202)`,
      [`${agents}/tables.ts`]: 'export const agents = 1\nexport const images = 2',
      [`${agents}/core/price.ts`]: `import { plans } from '@parleykit/contract/billing/plans'
        import type { Owner } from '../../auth/index.ts'
        import { words } from '../../auth/core/index.ts'
        export const price = (owner: Owner, now: number) => new Date(now + plans.length + words)`,
      [`${agents}/core/price.test.ts`]: `import { readFileSync } from 'node:fs'`,
      'web/src/api/api.ts': `import '@parleykit/contract/api'`,
      'web/src/api/server-connection.ts': `export const fetchWithProbe = () => fetch('/api/user')`,
      'web/src/app.tsx': `import('./features/shell/app-shell.tsx')`,
      'web/src/features/shell/app-shell.tsx': `import { userQuery } from '../auth/queries.ts'`,
      'web/src/ui/button.tsx':
        'export const Button = ({ query }) => <button onClick={() => query.fetch()} />',
    }
    expect(check(tree)).toEqual([])
  })
})

describe('each rule catches its breach', () => {
  const cases: [rule: string, path: string, text: string, message: string][] = [
    [
      'a package of the house',
      'web/src/a.ts',
      `import '@parleykit/server/x'`,
      'web may not import @parleykit/server',
    ],
    [
      'a path out of the package',
      'widget/src/a.ts',
      `import '../../web/src/api/api.ts'`,
      'is outside widget/',
    ],
    ['journeys and benches', 'e2e/a.ts', `import '../bench/paired/main.ts'`, 'may not import bench/'],
    ['benches and screens', 'bench/a.ts', `import '../e2e/screens/screen.ts'`, 'may not import e2e/screens/'],
    ['contract and npm', 'contract/src/a.ts', `import 'react'`, 'contract may not import react, only zod'],
    ['contract and Node', 'contract/src/a.ts', `import 'node:fs'`, 'contract may not import node:fs'],
    ['order', `${agents}/index.ts`, `import { a } from '../chat/index.ts'`, '"agents" may not import "chat"'],
    [
      'order of types',
      `${agents}/index.ts`,
      `import type { A } from '../chat/index.ts'`,
      'may not import "chat"',
    ],
    ['order of import()', `${agents}/jobs.ts`, `await import('../chat/index.ts')`, 'may not import "chat"'],
    [
      'the door',
      `${agents}/index.ts`,
      `export { a } from '../auth/tables.ts'`,
      'reaches into "auth" by tables.ts',
    ],
    [
      'the door, from app.ts',
      'server/src/app.ts',
      `import './features/auth/tables.ts'`,
      'reaches into "auth"',
    ],
    ['platform', 'server/src/platform/a.ts', `import '../features/auth/index.ts'`, 'platform may not know'],
    ['an unknown feature', 'server/src/features/magic/index.ts', '', '"magic" has no place'],
    ['an unknown nested feature', 'server/src/features/support/magic.ts', '', '"support" has no place'],
    [
      'order of a nested feature',
      `${agents}/jobs.ts`,
      `import './ownership-transfers/index.ts'`,
      '"agents" may not import "agents/ownership-transfers"',
    ],
    [
      'the door of the feature around',
      `${agents}/ownership-transfers/jobs.ts`,
      `import '../tables.ts'`,
      'reaches into "agents" by tables.ts',
    ],
    [
      'core of a nested feature',
      `${agents}/ownership-transfers/core/a.ts`,
      'export const a = () => Date.now()',
      'uses Date.now',
    ],
    [
      'a verb of a nested feature',
      `${agents}/ownership-transfers/make-it.ts`,
      'export function doIt() {}',
      'a verb exports makeIt alone',
    ],
    [
      'core and Node',
      `${agents}/core/a.ts`,
      `import { join } from 'node:path'`,
      'imports node:path, but core/ is pure',
    ],
    ['core and npm', `${agents}/core/a.ts`, `import { eq } from 'drizzle-orm'`, 'imports drizzle-orm'],
    [
      'core and its feature',
      `${agents}/core/a.ts`,
      `import { a } from '../tables.ts'`,
      'imports ../tables.ts',
    ],
    [
      'core and the door',
      `${agents}/core/a.ts`,
      `import { a } from '../../auth/index.ts'`,
      'imports ../../auth',
    ],
    ['core and time', `${agents}/core/a.ts`, 'export const a = () => Date.now()', 'uses Date.now'],
    ['core and today', `${agents}/core/a.ts`, 'export const a = () => new Date()', 'calls new Date()'],
    ['core and chance', `${agents}/core/a.ts`, 'export const a = () => Math.random()', 'uses Math.random'],
    ['core and environment', `${agents}/core/a.ts`, 'export const a = process.env', 'uses process.env'],
    ['two in a verb', `${agents}/make-it.ts`, 'export function makeIt() {}\nexport const b = 1', 'makeIt, b'],
    ['another name', `${agents}/make-it.ts`, 'export function doIt() {}', 'a verb exports makeIt alone'],
    ['no function', `${agents}/make-it.ts`, 'export const makeIt = 5', 'makeIt must be a function'],
    ['a record in routes', `${agents}/routes.ts`, 'recordAudit(ctx)', 'calls recordAudit: the verb'],
    ['a notice in routes', `${agents}/key-routes.ts`, 'notifyOwner(platform)', 'calls notifyOwner'],
    ['activity in a feature', `${agents}/feature.ts`, 'recordActivity(platform)', 'calls recordActivity'],
    ['a record in a command', 'server/src/admin/a.ts', 'recordSecurityEvent(a)', 'calls recordSecurityEvent'],
    ['a status', `${agents}/jobs.ts`, 'reply.code(204).send()', 'calls code(): throw a DomainError'],
    ['a status of an error', `${agents}/jobs.ts`, 'throw { statusCode: 404 }', 'names a statusCode'],
    ['a status set', `${agents}/core/a.ts`, 'error.statusCode = 404', 'sets a statusCode'],
    ['an error of HTTP', `${agents}/jobs.ts`, `import error from 'http-errors'`, 'imports http-errors'],
    [
      'the mapping to HTTP',
      `${agents}/jobs.ts`,
      `import { statusOf } from '../../platform/http/status-of.ts'`,
      'imports ../../platform/http/status-of.ts',
    ],
    ['a file name', 'web/src/utils.ts', '', '"utils" says nothing'],
    ['a test file name', 'web/src/helpers.test.ts', '', '"helpers" says nothing'],
    ['a folder name', 'server/src/lib/a.ts', '', '"lib" says nothing'],
    ['length', 'web/src/long.ts', '\n'.repeat(401), 'has 401 lines'],
    ['undici', `${agents}/jobs.ts`, `import { request } from 'undici'`, 'uses undici'],
    ['HTTP of Node', `${agents}/jobs.ts`, `import { get } from 'http'`, 'uses node:http'],
    ['name servers', `${agents}/jobs.ts`, `await import('node:dns/promises')`, 'uses node:dns'],
    ['a model, elsewhere', `${agents}/jobs.ts`, `import '@ai-sdk/openai'`, 'uses @ai-sdk/openai'],
    ['fetch of the server', 'server/src/platform/a.ts', `globalThis.fetch('http://a')`, 'uses fetch'],
    [
      'the engine and the house',
      'engine/src/text/a.ts',
      `import '@parleykit/contract/x'`,
      'engine may not import @parleykit/contract',
    ],
    ['the engine and Node', 'engine/src/text/a.ts', `import 'node:fs'`, 'engine may not import node:fs'],
    [
      'the engine and time',
      'engine/src/text/a.ts',
      'export const a = () => Date.now()',
      'the engine is pure',
    ],
    [
      'a layer above',
      'engine/src/text/a.ts',
      `import type { B } from '../query/b.ts'`,
      'may not import "query"',
    ],
    ['a layer beside', 'engine/src/similarity/a.ts', `import '../index/b.ts'`, 'may not import "index"'],
    ['a folder without a layer', 'engine/src/magic/a.ts', '', '"magic" has no place'],
    ['ui', 'web/src/ui/a.tsx', `import '../features/auth/page.tsx'`, 'knows the feature "auth"'],
    [
      'order in the browser',
      'web/src/features/agents/a.tsx',
      `import '../shell/top-bar.tsx'`,
      '"agents" may not import "shell"',
    ],
    [
      'order of types in the browser',
      'web/src/features/auth/a.ts',
      `import type { Agent } from '../agents/queries.ts'`,
      'may not import "agents"',
    ],
    [
      'order of import() in the browser',
      'web/src/features/knowledge/a.ts',
      `import('./websites/a.tsx')`,
      'may not import "knowledge/websites"',
    ],
    ['a feature of the browser without a place', 'web/src/features/magic/a.ts', '', '"magic" has no place'],
    [
      'a feature below a composer',
      'web/src/features/shell/a.ts',
      `import { router } from '../../app.tsx'`,
      'puts features together',
    ],
    ['fetch', 'web/src/features/a.ts', `fetch('/api')`, 'calls fetch'],
    ['fetch by its owner', 'web/src/features/a.ts', `window.fetch('/api')`, 'calls fetch'],
  ]
  it.each(cases)('%s', (_rule, path, text, message) => {
    const messages = check({ [path]: text })
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain(`${path}: `)
    expect(messages[0]).toContain(message)
  })

  it('cycles of files, by types too', () => {
    const files = {
      'web/src/text/a.ts': `import type { B } from './b.ts'`,
      'web/src/text/b.ts': `import './a.ts'`,
    }
    expect(check(files)).toEqual([
      'web/src/text/a.ts: is reached from what it imports: web/src/text/a.ts → web/src/text/b.ts → web/src/text/a.ts',
      'web/src/text/b.ts: is reached from what it imports: web/src/text/b.ts → web/src/text/a.ts → web/src/text/b.ts',
    ])
  })

  it.each(Object.keys(architecture.packages))('cycles of folders of %s, by types too', (name) => {
    const src = `${name}/src/${name === 'engine' ? 'answer/' : ''}`
    const folders = {
      [`${src}a/one.ts`]: `import '../b/one.ts'`,
      [`${src}b/one.ts`]: '',
      [`${src}b/two.ts`]: `import type { Two } from '../a/two.ts'`,
      [`${src}a/two.ts`]: '',
    }
    expect(check(folders)).toEqual([
      expect.stringContaining(`${src}a: is reached`),
      expect.stringContaining(`${src}b: is reached`),
    ])
  })

  it('a feature and a folder of its own that lead to each other', () => {
    const feature = {
      [`${agents}/index.ts`]: `export { readKey } from './access/read-key.ts'`,
      [`${agents}/tables.ts`]: 'export const agents = 1',
      [`${agents}/access/read-key.ts`]: `import { agents } from '../tables.ts'`,
    }
    expect(check(feature)).toEqual([
      expect.stringContaining(`${agents}/access: is reached`),
      expect.stringContaining(`${agents}: is reached`),
    ])
    const mended = {
      [`${agents}/index.ts`]: `export { readKey } from './access/read-key.ts'`,
      [`${agents}/base/tables.ts`]: 'export const agents = 1',
      [`${agents}/access/read-key.ts`]: `import { agents } from '../base/tables.ts'`,
    }
    expect(check(mended)).toEqual([])
  })

  it('lets the longest allowed file pass', () => {
    expect(check({ 'web/src/long.ts': '\n'.repeat(400) })).toEqual([])
  })
})
