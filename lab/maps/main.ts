import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WebsiteMap } from '@parleykit/contract/knowledge/websites/websites'
import { watchMemory } from '../../bench/support/processes.ts'
import { signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { serveWebsite } from '../../server/test/serve-website.ts'
import { genuinePages } from './genuine-pages.ts'
import { serveTrapSite } from './trap-site.ts'

/**
 * `npm run lab -- maps`: maps a shop of 2,000 pages and a dozen traps, by links and by sitemaps, quick and slow, a
 * folder of it, and the site beside the project where it is there. Ends with 1 when a trap was listed, a page came twice,
 * or a map took ten seconds.
 */
const material = fileURLToPath(new URL('../../../shared/data/site', import.meta.url))
const longestMs = 10_000
let failed = false

function row(label: string, value: string): void {
  console.log(`       ${label.padEnd(58)}${value}`)
}

async function mapOn(host: string, address: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-maps-'))
  const server = await runServer(dataDir, { ALLOW_PRIVATE_HOSTS: host })
  try {
    const owner = await signIn(server.origin, 'mapper', true)
    const agent = await owner.send<{ id: number }>('POST', '/api/agents', { name: 'Harbour Shop' })
    const memory = await watchMemory(server)
    const begun = performance.now()
    const map = await owner.send<WebsiteMap>('POST', `/api/agents/${agent.id}/knowledge/mapWebsite`, {
      url: address,
    })
    return { map, ms: performance.now() - begun, before: memory.before, most: await memory.stop() }
  } finally {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

function report(name: string, done: Awaited<ReturnType<typeof mapOn>>, expected: ReadonlySet<string>): void {
  const paths = done.map.links.map(
    (link) => new URL(link).pathname.replace(/(?<=.)\/$/, '') + new URL(link).search,
  )
  const slow = paths.filter((path) => path.startsWith('/slow/'))
  const traps = paths.filter(
    (path) => !genuinePages.has(path) && !expected.has(path) && path !== '/loop/a' && !slow.includes(path),
  )
  const twice = paths.length - new Set(paths).size
  const found = paths.filter((path) => expected.has(path)).length
  const isFit = traps.length === 0 && twice === 0 && done.ms < longestMs
  failed ||= !isFit
  console.log(`${isFit ? 'ok    ' : 'MISSED'} ${name}`)
  row('seconds', (done.ms / 1000).toFixed(2))
  row('listed / of the pages meant', `${paths.length} / ${found} of ${expected.size}`)
  row('titles read', String(done.map.pages.filter(({ title }) => title !== null).length))
  row('likely asked', String(done.map.pages.filter(({ likelyAsked }) => likelyAsked).length))
  row('traps listed / pages twice / too slow to be read', `${traps.length} / ${twice} / ${slow.length}`)
  row('more', String(done.map.more))
  row(
    'memory of all processes before / most, MB',
    [done.before, done.most].map((bytes) => (bytes / 1e6).toFixed(0)).join(' / '),
  )
  for (const trap of traps.slice(0, 10)) console.log(`       trap: ${trap}`)
  for (const note of done.map.notes) console.log(`       note: ${note}`)
}

const all = new Set(genuinePages.keys())
const guide = new Set([...all].filter((path) => path === '/guide' || path.startsWith('/guide/')))
const variants = [
  ['by links, 20 ms', { delayMs: 20, hasSitemap: false }, '/', all],
  ['by sitemaps, 20 ms', { delayMs: 20, hasSitemap: true }, '/', all],
  ['a folder, by links, 20 ms', { delayMs: 20, hasSitemap: false }, '/guide', guide],
  ['by links, 500 ms', { delayMs: 500, hasSitemap: false }, '/', all],
] as const
for (const [name, options, path, expected] of variants) {
  const site = await serveTrapSite(options)
  report(name, await mapOn(site.host, site.origin + path), expected)
  row('requests', [...site.asked].map(([kind, count]) => `${kind} ${count}`).join(', '))
  site.close()
}

if (existsSync(material)) {
  const site = await serveWebsite((request, response) => {
    const path = join(material, new URL(request.url ?? '/', 'http://site').pathname)
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path
    if (!existsSync(file)) return void response.writeHead(404).end()
    const types: Record<string, string> = { '.html': 'text/html', '.xml': 'application/xml' }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    const body = readFileSync(file)
    response.end(
      extname(file) === '.xml'
        ? body
            .toString()
            .replace(/https:\/\/[^/]+/g, (at) => (at.includes('sitemaps.org') ? at : site.origin))
        : body,
    )
  })
  const sitemap = readFileSync(join(material, 'sitemap.xml'), 'utf8')
  const expected = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '/']) =>
    path.replace(/(?<=.)\/$/, ''),
  )
  report('the site beside the project', await mapOn(site.host, site.origin), new Set(expected))
  await site.close()
}
process.exitCode = failed ? 1 : 0
