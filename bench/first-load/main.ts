import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { ask } from '../../server/test/ask.ts'
import { openReport } from '../support/open-report.ts'
import { measureFirstLoad } from './measure-first-load.ts'

/** `npm run bench -- first-load`: what a browser fetches of the built owner's app on each of its routes. */
const codeBytesMax = 320_000
const debianChromium = '/usr/bin/chromium'

const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-bench-'))
const server = await runServer(dataDir)
const browser = await chromium.launch({
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const owner = await browser.newContext()
const account = { username: 'bench-owner', email: 'bench@example.com', password: 'correct horse' }
await owner.request.post(`${server.origin}/api/register`, { data: account })
const made = await owner.request.post(`${server.origin}/api/agents`, { data: { name: 'Weight Test' } })
const { id, publicId } = await made.json()
const agent = `/dashboard/agents/${id}`
// Analytics show their charts after the first question.
await ask(server.origin, publicId, { message: 'When do you open?', visitorId: 'bench-visitor' })
const signedIn = await owner.storageState()

const visitorPaths = ['/', '/auth', '/forgot-password', '/pricing', '/api-docs']
const tabs = ['', '#playground', '#activity', '#analytics', '#connect', '#settings']
const ownerPaths = [
  ...[
    '/dashboard',
    '/dashboard/create',
    '/dashboard/profile',
    '/dashboard/subscription',
    '/dashboard/status',
    '/dashboard/status/settings',
  ],
  ...tabs.map((hash) => agent + hash),
]
const report = openReport('first-load', {})
let tooHeavy = 0
for (const [paths, state] of [[visitorPaths, undefined] as const, [ownerPaths, signedIn] as const])
  for (const path of paths) {
    const load = await measureFirstLoad(browser, server.origin + path, state)
    if (load.codeBytes > codeBytesMax) tooHeavy += 1
    const { codeBytes, otherBytes, requests, rounds } = load
    report.row(path.replace(String(id), 'ID'), {
      codeKb: codeBytes / 1000,
      otherKb: otherBytes / 1000,
      requests,
      rounds,
    })
  }
await browser.close()
await endServer(server, 'SIGTERM')
await rm(dataDir, { recursive: true, force: true })
report.save()
console.log(tooHeavy === 0 ? 'All at most 320 KB.' : `${tooHeavy} above 320 KB.`)
process.exitCode = tooHeavy === 0 ? 0 : 1
