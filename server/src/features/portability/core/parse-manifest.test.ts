import {
  type AgentFileManifest,
  agentFileFormat,
  agentFileVersion,
} from '@parleykit/contract/portability/agent-files'
import { expect, test } from 'vitest'
import { parseManifest } from './parse-manifest.ts'

const one = { path: 'knowledge/1.txt', bytes: 5, sha256: 'a'.repeat(64) }
const picture = { path: 'picture.webp', bytes: 7, sha256: 'b'.repeat(64) } as const

const whole: AgentFileManifest = {
  format: agentFileFormat,
  version: agentFileVersion,
  productVersion: '0.1.0',
  exportedAt: '2026-01-01T00:00:00.000Z',
  settings: { name: 'Harbour' },
  picture,
  curatedAnswers: null,
  checks: [],
  actions: [],
  syncSchedule: null,
  knowledge: [{ kind: 'text', name: 'Ferries', part: one }],
}
const list = { path: 'manifest.json', bytes: 1, sha256: '' }

const read = (manifest: object, parts = [one, picture, list]) =>
  parseManifest(JSON.stringify(manifest), parts)

test('a list whose parts are there is read, and settings that nobody knows are named', () => {
  const read = parseManifest(JSON.stringify({ ...whole, settings: { ...whole.settings, later: 1 } }), [
    ...[list, picture, one],
  ])
  expect(read).toEqual({ manifest: whole, unknownSettings: ['later'] })
})

test('a list of the time before checks has none', () => {
  const { checks: _, ...before } = whole
  expect(read(before)).toEqual({ manifest: whole, unknownSettings: [] })
})

const page = { kind: 'page', name: 'Page', readAt: '2026-01-01T00:00:00.000Z', part: one }

test.each([
  ['nothing', {}, /isn't an agent file/],
  ['a later version', { ...whole, version: 2, knowledge: 'otherwise' }, /newer version/],
  [
    'a path that leads out',
    { ...whole, knowledge: [{ ...page, part: { ...one, path: '../1.txt' } }] },
    /0\.part\.path|knowledge\.0/,
  ],
  [
    'a script as an address',
    { ...whole, knowledge: [{ ...page, url: 'javascript:alert(1)' }] },
    /knowledge\.0\.url/,
  ],
  [
    'a file as a text',
    { ...whole, knowledge: [{ kind: 'file', name: 'a', url: null, part: one }] },
    /knowledge\.0\.part\.path/,
  ],
  [
    'a color that is none',
    { ...whole, settings: { name: 'A', brandColor: 'red;}' } },
    /settings\.brandColor/,
  ],
  ['a name that nobody sees', { ...whole, settings: { name: '\u200b' } }, /settings\.name/],
  ['too many texts', { ...whole, knowledge: Array(2001).fill(whole.knowledge[0]) }, /at knowledge/],
])('a list with %s is refused', (_name, manifest, fault) => {
  expect(read(manifest)).toEqual({ fault: expect.stringMatching(fault) })
})

test('what is listed has to be there as listed, once, and nothing else', () => {
  const faultOf = (answer: ReturnType<typeof parseManifest>) => ('fault' in answer ? answer.fault : '')
  expect(faultOf(read(whole, [one, list]))).toContain('picture.webp is missing')
  expect(faultOf(read(whole, [{ ...one, bytes: 6 }, picture, list]))).toContain("doesn't match the manifest")
  expect(faultOf(read(whole, [{ ...one, sha256: 'c'.repeat(64) }, picture, list]))).toContain(
    'knowledge/1.txt',
  )
  expect(faultOf(read({ ...whole, knowledge: [...whole.knowledge, ...whole.knowledge] }))).toContain(
    'listed twice',
  )
  expect(faultOf(read(whole, [one, picture, list, { ...one, path: 'run.js' }]))).toContain(
    "isn't in the manifest: run.js",
  )
  expect(faultOf(parseManifest('{', [list]))).toContain("isn't an agent file")
})
