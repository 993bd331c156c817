/** Runs a terminal command. Errors are reported in a sentence with exit code 1, and Ctrl-C ends it cleanly. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  // A normal exit, unlike death by the signal, stops a database that the command started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  try {
    await command(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
