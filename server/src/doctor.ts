import { examine } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'
import { runCommand } from './run-command.ts'

const marks = { ok: 'ok   ', note: 'note ', fault: 'FAULT' }

/**
 * `npm run doctor [-- --json]`: lists problems of an installation and what to do. Exits with 1 if action is required.
 */
await runCommand(async (args) => {
  const found = await examine(process.env)
  const faults = found.filter(({ level }) => level === 'fault').length
  if (args.includes('--json')) console.log(JSON.stringify({ faults, findings: found }, null, 2))
  else console.log([...found.map(inWords), '', sumUp(faults)].join('\n'))
  process.exitCode = faults > 0 ? 1 : 0
})

function inWords({ about, level, says, todo }: Finding): string {
  return `${marks[level]}  ${about}: ${says}${todo === null ? '' : `\n         → ${todo}`}`
}

function sumUp(faults: number): string {
  if (faults === 0) return 'Everything looks good.'
  return faults === 1 ? '1 problem to fix.' : `${faults} problems to fix.`
}
