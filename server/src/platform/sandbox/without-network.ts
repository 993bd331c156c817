import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const unshare = '/usr/bin/unshare'

/** Ways into a network namespace of one's own, which has no way out: as root, and as an ordinary user. */
const ways = [['--net'], ['--user', '--map-current-user', '--net']]

let known: readonly string[] | null | undefined

/**
 * A command line that runs `command` without any network: through util-linux's unshare, which becomes the command and
 * keeps its process id. Where the system refuses that, the command as it is: no reader opens a connection by itself.
 */
export function withoutNetwork(
  command: string,
  args: readonly string[],
): { command: string; args: string[] } {
  if (known === undefined) known = findWay()
  if (known === null) return { command, args: [...args] }
  return { command: unshare, args: [...known, '--', command, ...args] }
}

function findWay(): readonly string[] | null {
  if (!existsSync(unshare)) return null
  const works = (way: string[]) =>
    spawnSync(unshare, [...way, '--', process.execPath, '--version']).status === 0
  return ways.find(works) ?? null
}
