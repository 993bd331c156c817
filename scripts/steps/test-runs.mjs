import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { compileCache, node, root, run } from '../set-up.mjs'
import { readJourneys, readVitest } from './read-report.mjs'
import { step } from './step.mjs'

const onNode24 = {
  ...process.env,
  PATH: dirname(node) + delimiter + process.env.PATH,
  NO_COLOR: '1',
  // Servers and commands are started by the hundred; compiled once, their modules load faster.
  NODE_COMPILE_CACHE: compileCache,
}
delete onNode24.FORCE_COLOR

/** The tests of the projects of vitest.config.ts with a name, such as `pure*`, with further flags of Vitest's. */
export const vitest = (name, project, ...flags) =>
  step(name, (onDone) =>
    runTests(readVitest, onDone, (report) => [
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        `--project=${project}`,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...flags,
      ],
    ]),
  )

/** All journeys through the product in a browser. */
export const journeys = (name) =>
  step(name, (onDone) =>
    runTests(readJourneys, onDone, () => [
      'node_modules/@playwright/test/cli.js',
      ['test', '--reporter=dot,json'],
    ]),
  )

/**
 * Runs a test runner and reads its report. A run that fails without a failed test counts as one failure. `onDone`
 * receives how many tests have ended meanwhile.
 */
async function runTests(read, onDone, command) {
  const folder = mkdtempSync(join(tmpdir(), 'parleykit-test-'))
  const report = join(folder, 'report.json')
  const [program, args] = command(report)
  const env = { ...onNode24, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { code, output } = await run(node, [join(root, program), ...args], {
    env,
    // The reporter of dots prints one for each test that has ended.
    onOutput: (part) => onDone(part.toString().match(/·/g)?.length ?? 0),
  })
  const found = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [], files: [] }
  rmSync(folder, { recursive: true })

  const { passed, failures, files } = found
  if (code !== 0 && failures.length === 0) failures.push(withoutDots(output))
  const note = `${passed} passed${failures.length > 0 ? `, ${failures.length} failed` : ''}`
  return {
    passed,
    failed: failures.length,
    files,
    note,
    output: [...failures, ...causes(output)].join('\n\n'),
  }
}

/** The JSON report has no causes of errors; what is printed beside it has. */
function causes(output) {
  return output.match(/^Caused by: .*$/gm) ?? []
}

function withoutDots(output) {
  return output.replace(/^[·.]+$/gm, '').trim()
}
