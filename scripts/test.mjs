// `npm test`: everything that decides whether a change lands. Its last line is the sum over all tests and checks.
import { installChromium } from './install-chromium.mjs'
import { build, install, main } from './set-up.mjs'
import { quickChecks } from './steps/quick-checks.mjs'
import { step, sumUp } from './steps/step.mjs'
import { journeys, vitest } from './steps/test-runs.mjs'

await main(async () => {
  if (await step('Dependencies', () => install().then(done))) {
    // The server's tests and the journeys ask for pages. What breaks a build is told best by the quick checks.
    const isBuilt = await step('Build', () => build({ quiet: true }).then(done))
    // The server renders pages with it, too.
    const hasBrowser = isBuilt && (await step('Chromium', installChromium))
    // Browsers wait a good part of their time: beside them the machine tests the rest.
    if (hasBrowser) await Promise.all([journeys('Browser journeys'), inProcesses()])
    else await quickChecks()
  }
  sumUp()
})

function done() {
  return { passed: 1, failed: 0 }
}

async function inProcesses() {
  await quickChecks()
  await vitest('Hostile texts and files', 'slow*')
  await vitest('Server tests', 'server')
  await vitest(
    'Measurements on the material beside the project, where it is',
    'material',
    '--passWithNoTests',
  )
  await vitest(
    "Server tests on this machine's PostgreSQL, where it has one",
    'installed-postgres',
    '--passWithNoTests',
  )
  await vitest(
    "Server tests through this machine's PgBouncer, where it has one",
    'pgbouncer',
    '--passWithNoTests',
  )
}
