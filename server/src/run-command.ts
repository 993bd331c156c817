/** What a command knows of the terminal that it runs in. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv
  print(text: string): void
  /** Takes lines of the log, each with its line break. */
  readonly log: { write(line: string): void }
  /** 0 unless the command sets it. */
  exitCode: number
}

export type TerminalCommand = (args: string[], terminal: Terminal) => Promise<void>

/** Runs a command in this process. Reports an error in a sentence, with exit code 1. */
export async function runInTerminal(
  command: TerminalCommand,
  args: string[],
  terminal: Terminal,
  reportError: (text: unknown) => void,
): Promise<number> {
  try {
    await command(args, terminal)
    return terminal.exitCode
  } catch (error) {
    reportError(error instanceof Error ? error.message : error)
    return 1
  }
}

/** Runs the command of a program with the program's arguments and environment. Ctrl-C ends it cleanly. */
export async function runCommand(command: TerminalCommand): Promise<void> {
  // A normal exit, unlike death by the signal, stops a database that the command started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const terminal: Terminal = {
    environment: process.env,
    print: console.log,
    log: { write: (line) => process.stderr.write(line) },
    exitCode: 0,
  }
  process.exitCode = await runInTerminal(command, process.argv.slice(2), terminal, console.error)
}
