import { node, run } from '../set-up.mjs'
import { step } from './step.mjs'
import { vitest } from './test-runs.mjs'

/** What reads the sources alone, each a program with its arguments. */
const checks = {
  types: ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1', '--builders', '2'],
  style: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  structure: ['scripts/check-structure.ts'],
  unused: ['node_modules/knip/bin/knip.js', '--cache', '--cache-location', 'node_modules/.cache/knip'],
}

/** Needs neither a database nor a build. The checks run one after the other, with the tests beside them. */
export const quickChecks = () => Promise.all([runChecks(Object.keys(checks)), vitest('Unit tests', 'pure*')])

/** @throws Error if a name is no check's */
export async function runChecks(names) {
  for (const name of names) {
    const command = checks[name]
    if (!command) throw new Error(`There is no check ${name}, but ${Object.keys(checks).join(', ')}.`)
    await step(name, async () => {
      const { code, output } = await run(node, command)
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    })
  }
}
