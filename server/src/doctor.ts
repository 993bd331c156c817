import type { Finding } from './doctor/finding.ts'
import { runChecks } from './doctor/run-checks.ts'
import { runCommand, type TerminalCommand } from './run-command.ts'

const marks = { ok: 'ok   ', warning: 'note ', failure: 'FAULT' }
const printedLevels = { ok: 'ok', warning: 'note', failure: 'fault' }

/**
 * `npm run doctor [-- --json]`: lists problems of an installation and what to do. Exits with 1 if action is required.
 */
export const doctor: TerminalCommand = async (args, terminal) => {
  const found = await runChecks(terminal.environment)
  const faults = found.filter(({ level }) => level === 'failure').length
  if (args.includes('--json'))
    terminal.print(JSON.stringify({ faults, findings: found.map(toPrinted) }, null, 2))
  else terminal.print([...found.map(inWords), '', sumUp(faults)].join('\n'))
  terminal.exitCode = faults > 0 ? 1 : 0
}

/** A finding under the names that scripts read. */
const toPrinted = ({ about, level, message, remedy }: Finding) => ({
  about,
  level: printedLevels[level],
  says: message,
  todo: remedy,
})

function inWords({ about, level, message, remedy }: Finding): string {
  return `${marks[level]}  ${about}: ${message}${remedy === null ? '' : `\n         → ${remedy}`}`
}

function sumUp(faults: number): string {
  if (faults === 0) return 'Everything looks good.'
  return faults === 1 ? '1 problem to fix.' : `${faults} problems to fix.`
}

if (import.meta.main) await runCommand(doctor)
