import { check } from './step.mjs'
import { vitest } from './test-runs.mjs'

/** What needs neither a database nor a build; the checks one after the other, and the tests beside them. */
export const quickChecks = () =>
  Promise.all([
    check('Types', 'types').then(async () => {
      await check('Format and lint', 'style')
      await check('Structure', 'structure')
      await check('Unused code', 'unused')
    }),
    vitest('Unit tests', 'pure'),
  ])
