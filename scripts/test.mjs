// `npm test`: everything that decides whether a change lands. Its last line is the sum over all tests and checks.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { installChromium } from './install-chromium.mjs'
import { build, install, main, node, npm, root, run } from './set-up.mjs'

const reports = mkdtempSync(join(tmpdir(), 'parleykit-test-'))
const total = { passed: 0, failed: 0 }

/**
 * Runs one step, prints its name, outcome and time, and all it wrote when it failed. A step returns
 * `{ passed, failed, note, output }`.
 */
async function step(name, action) {
  process.stdout.write(`${name} … `)
  const begun = performance.now()
  const { passed, failed, note, output } = await action().catch((error) => ({
    passed: 0,
    failed: 1,
    note: '',
    output: error.message,
  }))
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${failed === 0 ? 'ok' : 'FAILED'}${note ? `, ${note}` : ''} (${seconds} s)`)
  if (failed > 0) console.log(`\n${output.trim()}\n`)
  return failed === 0
}

/** A step that passes or fails as a whole. */
const check = (name, script) =>
  step(name, async () => {
    const { code, output } = await npm(['run', '--silent', script])
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  })

const onNode24 = { env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH } }

const vitest = (name, project) =>
  step(name, async () => {
    const report = join(reports, `${project}.json`)
    const cli = join(root, 'node_modules/vitest/vitest.mjs')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const { code, output } = await run(
      node,
      [cli, 'run', `--project=${project}`, '--passWithNoTests', ...reporters],
      onNode24,
    )
    const { numPassedTests, numFailedTests, numPendingTests } = readReport(report, {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
    })
    return counts(code, numPassedTests, numFailedTests, numPendingTests, output)
  })

const playwright = (name) =>
  step(name, async () => {
    const report = join(reports, 'playwright.json')
    const cli = join(root, 'node_modules/@playwright/test/cli.js')
    const env = { ...onNode24.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const { code, output } = await run(node, [cli, 'test', '--reporter=line,json'], { env })
    const { stats } = readReport(report, { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } })
    return counts(code, stats.expected, stats.unexpected + stats.flaky, stats.skipped, output)
  })

/** A run that failed without a failed test (a file that can't be loaded, say) counts as one failure. */
function counts(code, passed, failed, skipped, output) {
  const failures = code !== 0 && failed === 0 ? 1 : failed
  const note = [`${passed} passed`, failures ? `${failures} failed` : '', skipped ? `${skipped} skipped` : '']
  return { passed, failed: failures, note: note.filter(Boolean).join(', '), output }
}

function readReport(path, none) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : none
}

await main(async () => {
  await install()
  await check('Format', 'format:check')
  await check('Lint', 'lint')
  await check('Types', 'types')
  await check('Structure', 'structure')
  await check('Unused code', 'unused')
  await vitest('Unit tests', 'pure')
  // The server's tests ask for pages, too.
  const built = await step('Build', async () => {
    await build({ quiet: true })
    return { passed: 1, failed: 0 }
  })
  await vitest('Server tests', 'server')
  await vitest("Server tests on this machine's PostgreSQL, where it has one", 'installed-postgres')
  if (!existsSync(join(root, 'playwright.config.ts'))) console.log('Browser journeys … none yet')
  else if (!built) console.log('Browser journeys … left out: there is no build')
  else if (await step('Chromium', installChromium)) await playwright('Browser journeys')

  rmSync(reports, { recursive: true })
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
})
