import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../../../server/src/run-command.ts'
import { HEURISTICS } from './heuristics.ts'
import { switchOff } from './switch-off.ts'

/**
 * `npm run lab -- ablation [NAME…]`: switches off one heuristic at a time, or several joined by `+`, and prints what
 * the unseen sets come to. Each is measured in a process of its own. `ablation.tsv` keeps the last results.
 */
await runCommand(async (names) => {
  const [name, ...others] = names
  if (name === undefined || others.length > 0) {
    for (const each of name === undefined ? Object.keys(HEURISTICS) : names)
      execFileSync(process.execPath, [fileURLToPath(import.meta.url), each], { stdio: 'inherit' })
    return
  }
  switchOff(
    name.split('+').flatMap((each) => {
      const changes = HEURISTICS[each]
      if (!changes) throw new Error(`There is no heuristic ${each}: ${Object.keys(HEURISTICS).join(', ')}`)
      return changes
    }),
  )
  const { measureUnseen } = await import('./measure-unseen.ts')
  const withTypos = name === 'none' || name.includes('typos')
  console.log(JSON.stringify({ name, ...(await measureUnseen({ withTypos })) }))
})
