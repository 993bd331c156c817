import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { openStage } from '../../e2e/catalogue/stage.ts'
import { makeWorld } from '../../e2e/screens/screen.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import { grantAdmin } from './grant-admin.ts'
import { measureInteractions, middleOf } from './measure-interactions.ts'
import { measureScreens } from './measure-screens.ts'
import { shownScreens } from './shown-screens.ts'

/**
 * `npm run lab -- screens`: whether pages scroll sideways, move by themselves, break rules of accessibility or answer
 * late. `-- --only dashboard` measures the screens whose name it is found in, `--tries 0` no interactions,
 * `--without-screens` these alone.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    tries: { type: 'string', default: '5' },
    'without-screens': { type: 'boolean', default: false },
  },
})
const shiftMax = 0.02
const paintMsMax = 100

const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-screens-'))
const server = await runServer(dataDir, { DEMO_AGENT: 'on', EMBEDDING_MODEL: 'off' })
const debianChromium = '/usr/bin/chromium'
const browser = await chromium.launch({
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
let isWrong = false
try {
  const stage = openStage(server.origin, browser)
  const made = await makeWorld(stage)
  await subscribe(made.owner, 'standard')
  const world = { ...made, makeAdmin: ({ user }: typeof made.owner) => grantAdmin(dataDir, user.username) }
  const only = new RegExp(values.only)
  const isAsked = ({ name }: { readonly name: string }) => only.test(name)

  console.log('screen                      width  sideways  shift   rules broken')
  const screens = values['without-screens'] ? [] : shownScreens.filter(isAsked)
  for await (const figures of measureScreens(browser, world, screens)) {
    const { name, width, sideways, shift, moved, broken } = figures
    const faults = [...(shift > shiftMax ? [`moved: ${moved.join(' ')}`] : []), ...broken]
    const cells = [String(width).padEnd(7), String(sideways).padEnd(10), shift.toFixed(4).padEnd(8)]
    console.log(`${name.padEnd(28)}${cells.join('')}${faults.join('; ') || '-'}`)
    isWrong ||= sideways > 0 || faults.length > 0
  }
  console.log(
    '\ninteraction, processor slowed 4 times                            width  ms to the paint       steady work  disturbed  load',
  )
  const asked = measureInteractions(browser, world, isAsked, Number(values.tries))
  for await (const { name, width, times, steady, disturbed } of asked) {
    const cells = [times[0], middleOf(times), times.at(-1)].join(', ')
    const beside = `${String(middleOf(steady)).padEnd(13)}${String(disturbed).padEnd(11)}`
    // Of the last minute, all that the machine does.
    const load = loadavg()[0]?.toFixed(1)
    console.log(`${name.padEnd(67)}${String(width).padEnd(7)}${cells.padEnd(22)}${beside}${load}`)
    isWrong ||= middleOf(times) >= paintMsMax
  }
} finally {
  await browser.close()
  await endServer(server, 'SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
process.exitCode = isWrong ? 1 : 0
