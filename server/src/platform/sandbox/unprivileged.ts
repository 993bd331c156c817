import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getuid } from 'node:process'

const unshare = '/usr/bin/unshare'
const setpriv = '/usr/bin/setpriv'

/** Owns nothing, and isn't the account of the browser: neither can reach into the other. */
export const readerId = 64_997

const noCapabilities = [setpriv, '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all']
const otherAccount = [...noCapabilities, `--reuid=${readerId}`, `--regid=${readerId}`, '--clear-groups']
const ofRoot = { withoutNetwork: [unshare, '--net', '--'], accounts: [otherAccount, noCapabilities] }
/** An ordinary user has no capabilities to lose. */
const ofUser = {
  withoutNetwork: [unshare, '--user', '--map-current-user', '--net', '--'],
  accounts: [[setpriv, '--no-new-privs']],
}

let known: readonly string[] | undefined

/**
 * A command line that runs `command` without network and capabilities, under an account of its own if this process is root.
 * It goes through util-linux's unshare and setpriv, which become the command and keep its process id. What the system
 * refuses of this is left out: no reader opens a connection by itself.
 */
export function unprivileged(command: string, args: readonly string[]): { command: string; args: string[] } {
  known ??= findWay()
  const [first, ...others] = [...known, command, ...args]
  return { command: first ?? command, args: others }
}

/** The first that works: the network first, then the account. */
function findWay(): readonly string[] {
  const { withoutNetwork, accounts } = getuid?.() === 0 ? ofRoot : ofUser
  const ways = [withoutNetwork, []].flatMap((net) =>
    [...accounts, []].map((account) => [...net, ...account, ...(account.length > 0 ? ['--'] : [])]),
  )
  return ways.find(works) ?? []
}

/** Whether Node runs this way and can read the sources, which another account can't where they are shut to others. */
function works(way: readonly string[]): boolean {
  const [program, ...args] = way
  if (program === undefined) return true
  if (!existsSync(program)) return false
  const reading = ['-e', 'fs.accessSync(process.argv[1], fs.constants.R_OK)', import.meta.filename]
  return spawnSync(program, [...args, process.execPath, ...reading], { cwd: '/' }).status === 0
}
