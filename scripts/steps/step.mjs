/**
 * What a step found out: how many tests or checks passed and failed, the files of its tests, what to add to its line,
 * and what to print when something failed.
 * @typedef {{ passed: number, failed: number, files?: { file: string, seconds: number }[], note?: string, output?: string }} Outcome
 */

const begun = performance.now()
const total = { passed: 0, failed: 0, files: [] }
/** How many tests of each running step have ended, by the step's name. */
const running = new Map()
const progress = setInterval(printProgress, 60_000).unref()

/**
 * Runs one step and prints its name, outcome and time at its end, and its output when it failed. `action` receives a
 * function that it calls with the number of tests that have just ended.
 */
export async function step(name, action) {
  const stepBegun = performance.now()
  running.set(name, 0)
  const onDone = (tests) => running.set(name, running.get(name) + tests)
  const { passed, failed, files, note, output } = await action(onDone).catch((error) => ({
    passed: 0,
    failed: 1,
    output: error.message,
  }))
  running.delete(name)
  total.passed += passed
  total.failed += failed
  total.files.push(...(files ?? []))
  const seconds = ((performance.now() - stepBegun) / 1000).toFixed(1)
  const outcome = `${failed === 0 ? 'ok' : 'FAILED'}${note ? `, ${note}` : ''}`
  console.log(`${name} … ${outcome} (${seconds} s)${failed > 0 ? `\n\n${output?.trim()}\n` : ''}`)
  return failed === 0
}

function printProgress() {
  const minutes = Math.round((performance.now() - begun) / 60_000)
  const steps = [...running].map(([name, tests]) => (tests > 0 ? `${name} (${tests} tests)` : name))
  if (steps.length > 0) console.log(`${minutes} min: ${steps.join(', ')}`)
}

/** Prints the slowest files and, as the last line, the sum over all steps. Fails the process if a step failed. */
export function sumUp() {
  clearInterval(progress)
  const slowest = total.files.sort((a, b) => b.seconds - a.seconds).slice(0, 10)
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
