import { runInTerminal, type TerminalCommand } from '../src/run-command.ts'

export interface CommandResult {
  readonly code: number
  /** On standard output. */
  readonly stdout: string
  /** Errors and lines of the log, on standard error. */
  readonly stderr: string
}

/**
 * Runs a terminal command in the test's own process, which saves loading the product again. A command of one test of
 * each kind is started as a program, too.
 */
export async function runCommandHere(
  command: TerminalCommand,
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<CommandResult> {
  let stdout = ''
  let stderr = ''
  const terminal = {
    environment,
    print: (text: string) => {
      stdout += `${text}\n`
    },
    log: {
      write: (line: string) => {
        stderr += line
      },
    },
    exitCode: 0,
  }
  const code = await runInTerminal(command, [...args], terminal, (text) => {
    stderr += `${text}\n`
  })
  return { code, stdout, stderr }
}
