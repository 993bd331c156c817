import { examine } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'
import { runCommand, type TerminalCommand } from './run-command.ts'

const marks = { ok: 'ok   ', note: 'note ', fault: 'FAULT' }

/**
 * `npm run doctor [-- --json]`: lists problems of an installation and what to do. Exits with 1 if action is required.
 */
export const doctor: TerminalCommand = async (args, terminal) => {
  const found = await examine(terminal.environment)
  const faults = found.filter(({ level }) => level === 'fault').length
  if (args.includes('--json')) terminal.print(JSON.stringify({ faults, findings: found }, null, 2))
  else terminal.print([...found.map(inWords), '', sumUp(faults)].join('\n'))
  terminal.exitCode = faults > 0 ? 1 : 0
}

function inWords({ about, level, says, todo }: Finding): string {
  return `${marks[level]}  ${about}: ${says}${todo === null ? '' : `\n         → ${todo}`}`
}

function sumUp(faults: number): string {
  if (faults === 0) return 'Everything looks good.'
  return faults === 1 ? '1 problem to fix.' : `${faults} problems to fix.`
}

if (import.meta.main) await runCommand(doctor)
