import { expect, test } from 'vitest'
import type { InstallMarkup, WidgetTag } from '../page-parts/install-markup-work.ts'
import { checkInstallFacts } from './check-install-facts.ts'
import { parsePolicies } from './content-security-policy.ts'

const addresses = { server: 'https://chat.example', widget: 'https://cdn.example' }
const agent = {
  publicId: 'abc',
  name: 'Harbour',
  apiKey: 'pk_1',
  visibility: 'public',
  status: 'active',
  allowedDomains: [],
} as const
const keys: Readonly<Record<string, 'present' | 'replaced' | 'ended'>> = {
  pk_1: 'present',
  pk_0: 'replaced',
  pk_older: 'ended',
}
const tag: WidgetTag = {
  src: 'https://cdn.example/widget/loader.js?agent=abc',
  type: null,
  nonce: null,
  agent: 'abc',
  apiKey: 'pk_1',
  server: 'https://chat.example',
  path: null,
  position: null,
}
const parts: InstallMarkup = {
  tags: [tag],
  frames: [],
  policies: [],
  scriptHosts: [],
  fixedCorners: [],
  mentionsWidget: false,
  hasTagManager: false,
  textLength: 900,
  hasScripts: true,
}

const framed = (sandbox: string | null, hash = '') => ({
  tags: [],
  frames: [{ src: `https://chat.example/bot/abc?embed=1${hash}`, sandbox }],
})

interface Changes {
  readonly tag?: Partial<WidgetTag>
  readonly parts?: Partial<InstallMarkup>
  readonly policy?: string
  readonly isRendered?: boolean
  readonly visibility?: 'public' | 'key_required'
  readonly allowedDomains?: string[]
}

function judge(changes: Changes, from = addresses) {
  const { works, findings } = checkInstallFacts({
    page: new URL('https://shop.example/help'),
    parts: { ...parts, tags: [{ ...tag, ...changes.tag }], ...changes.parts },
    policies: parsePolicies([changes.policy ?? '']),
    isRendered: changes.isRendered ?? false,
    agent: {
      ...agent,
      allowedDomains: changes.allowedDomains ?? [],
      visibility: changes.visibility ?? 'public',
    },
    addresses: from,
    stateOfKey: (key) => keys[key] ?? 'unknown',
  })
  return { works, findings: findings.map(({ kind, fix }) => (fix === null ? kind : `${kind}: ${fix}`)) }
}

test('a script from a delivery host leads to the server that its tag names', () => {
  expect(judge({})).toEqual({ works: true, findings: ['bubble_found'] })
  expect(judge({ tag: { server: null } }).findings).toEqual(['wrong_server'])
  expect(judge({ policy: "script-src 'self'; frame-src 'self'" }).findings).toEqual([
    "script_blocked: script-src 'self' https://cdn.example;",
    "frame_blocked: frame-src 'self' https://chat.example;",
    'bubble_found',
  ])
})

test('an https page takes nothing from http', () => {
  const server = 'http://chat.example'
  const src = `${server}/widget/loader.js?agent=abc`
  const report = judge({ tag: { src, server: null } }, { server, widget: server })
  expect(report).toEqual({ works: false, findings: ['mixed_content', 'bubble_found'] })
})

test('the right tag among several counts, and a module is none', () => {
  const tags = [{ ...tag, agent: 'other' }, tag]
  expect(judge({ parts: { tags } }).works).toBe(true)
  expect(judge({ tag: { type: 'module' } }).findings).toEqual(['held_back', 'bubble_found'])
  expect(judge({ tag: { type: 'module' } }).works).toBe(false)
  expect(judge({ tag: { src: `${tag.src}x` } }).findings).toEqual(['wrong_agent: ?agent=abc', 'bubble_found'])
})

test('a page whose scripts were run in vain lacks the code', () => {
  const empty = { tags: [], textLength: 0 }
  expect(judge({ parts: empty }).findings).toEqual(['needs_javascript'])
  expect(judge({ parts: empty, isRendered: true }).findings).toEqual(['snippet_missing'])
  expect(judge({ parts: { tags: [], hasTagManager: true } }).findings).toEqual(['inserted_by_script'])
})

test('a key that was replaced is told of, and keeps visitors away where it has ended and is needed', () => {
  const told = ['wrong_key: data-api-key="pk_1"', 'bubble_found']
  const closed = { visibility: 'key_required' } as const
  expect(judge({ tag: { apiKey: 'pk_0' }, ...closed })).toEqual({ works: true, findings: told })
  expect(judge({ tag: { apiKey: 'pk_older' } })).toEqual({ works: true, findings: told })
  expect(judge({ tag: { apiKey: 'pk_older' }, ...closed })).toEqual({ works: false, findings: told })
  expect(judge({ tag: { apiKey: 'pk_other' } })).toEqual({ works: false, findings: told })
  const frame = (hash: string) => framed(null, hash)
  expect(judge({ parts: frame('#key=pk_1'), ...closed }).works).toBe(true)
  expect(judge({ parts: frame(''), ...closed }).findings).toEqual(['key_missing: #key=pk_1', 'frame_found'])
})

test('a sandbox without scripts keeps the chat away, one without an origin where domains are asked for', () => {
  const fix = 'frame_sandboxed: sandbox="allow-scripts allow-same-origin allow-popups"'
  const allowedDomains = ['shop.example']
  const fine = { works: true, findings: ['frame_found'] }
  expect(judge({ parts: framed('allow-same-origin Allow-Scripts'), allowedDomains })).toEqual(fine)
  expect(judge({ parts: framed(null), allowedDomains })).toEqual(fine)
  const told = [fix, 'frame_found']
  expect(judge({ parts: framed('allow-forms') })).toEqual({ works: false, findings: told })
  expect(judge({ parts: framed('') }).works).toBe(false)
  expect(judge({ parts: framed('allow-scripts') })).toEqual({ works: true, findings: told })
  expect(judge({ parts: framed('allow-scripts'), allowedDomains })).toEqual({ works: false, findings: told })
})
