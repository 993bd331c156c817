/**
 * What a step found out: how many tests or checks passed and failed, what to add to its line, and what to print when
 * something failed.
 * @typedef {{ passed: number, failed: number, note?: string, output?: string }} Outcome
 */

const total = { passed: 0, failed: 0 }

/** Runs one step and prints its name, outcome and time at its end, and its output when it failed. */
export async function step(name, action) {
  const begun = performance.now()
  const { passed, failed, note, output } = await action().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error.message,
  }))
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const outcome = `${failed === 0 ? 'ok' : 'FAILED'}${note ? `, ${note}` : ''}`
  console.log(`${name} … ${outcome} (${seconds} s)${failed > 0 ? `\n\n${output?.trim()}\n` : ''}`)
  return failed === 0
}

/** Prints the sum over all steps as the last line, and fails the process when one of them failed. */
export function sumUp() {
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
