import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { defaultExtractionLimits } from '../extraction-limits.ts'
import { confinement } from './child-arguments.ts'

it.each([
  ['read', "fs.readFileSync('/etc/hostname')", 'ERR_ACCESS_DENIED'],
  ['write', "fs.writeFileSync('/tmp/escaped', '')", 'ERR_ACCESS_DENIED'],
  ['start processes', "child_process.spawnSync('true')", 'ERR_ACCESS_DENIED'],
  ['run code from strings', "Function('return 1')()", 'EvalError'],
])('a child process may not %s', (_deed, code, refusal) => {
  const { stderr, status } = spawnSync(process.execPath, [
    ...confinement(defaultExtractionLimits),
    '-e',
    code,
  ])
  expect(status).not.toBe(0)
  expect(stderr.toString()).toContain(refusal)
})
