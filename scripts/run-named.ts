import { spawnSync } from 'node:child_process'

/**
 * Runs the program that the first argument names and passes it the others; lists all programs if there is no name.
 * @param programs by name: a path, and what it does
 */
export function runNamed(
  command: string,
  programs: Record<string, readonly [path: string, about: string]>,
): void {
  const [name = '', ...options] = process.argv.slice(2)
  const [path] = programs[name] ?? []
  if (path !== undefined) {
    process.exitCode = spawnSync(process.execPath, [path, ...options], { stdio: 'inherit' }).status ?? 1
    return
  }
  const width = Math.max(...Object.keys(programs).map((each) => each.length))
  const lines = Object.entries(programs).map(([each, [, about]]) => `  ${each.padEnd(width)}  ${about}`)
  console.log(`npm run ${command} -- NAME [options]\n\n${lines.join('\n')}`)
  process.exitCode = name === '' ? 0 : 2
}
