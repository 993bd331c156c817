import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getuid } from 'node:process'

const unshare = '/usr/bin/unshare'
const setpriv = '/usr/bin/setpriv'

/** An account that owns nothing and differs from the browser's, so that neither can access the other. */
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
 * A command line that runs `command` without network and capabilities, and under a separate account if this process is
 * root. It uses util-linux's unshare and setpriv, which are replaced by the command and keep its process ID. Parts that
 * the system refuses are left out: no reader opens a connection by itself.
 */
export function unprivileged(command: string, args: readonly string[]): { command: string; args: string[] } {
  known ??= findWay()
  const [first, ...others] = [...known, command, ...args]
  return { command: first ?? command, args: others }
}

/** The first option that works, the network taking precedence over the account. */
function findWay(): readonly string[] {
  const { withoutNetwork, accounts } = getuid?.() === 0 ? ofRoot : ofUser
  const ways = [withoutNetwork, []].flatMap((net) =>
    [...accounts, []].map((account) => [...net, ...account, ...(account.length > 0 ? ['--'] : [])]),
  )
  return ways.find(works) ?? []
}

/** Whether Node runs this way and can read the sources, which another account can't if they are private. */
function works(way: readonly string[]): boolean {
  const [program, ...args] = way
  if (program === undefined) return true
  if (!existsSync(program)) return false
  const reading = ['-e', 'fs.accessSync(process.argv[1], fs.constants.R_OK)', import.meta.filename]
  return spawnSync(program, [...args, process.execPath, ...reading], { cwd: '/' }).status === 0
}
