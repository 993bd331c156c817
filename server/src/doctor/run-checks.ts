import { backupSpansMax } from '@parleykit/contract/reports/status/status'
import { type Config, readConfig } from '../config/config.ts'
import { openBackups } from '../platform/scheduled-backups/index.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkPort } from './check-port.ts'
import { checkServices } from './check-services.ts'
import { type Finding, failure, ok, warning } from './finding.ts'

/** Runs all checks of an installation from outside its server. A check that throws becomes a failure of its own. */
export async function runChecks(environment: Record<string, string | undefined>): Promise<Finding[]> {
  const node = checkNode(process.versions.node)
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [node, failure('Environment', message, 'Correct these values; .env.example explains each one.')]
  }
  const { backup, dataDir, diskReserveBytes } = config
  const isApart = !backup.folder.startsWith(dataDir) && backup.everyMs !== null
  const checks: [string, Promise<Finding | Finding[]>][] = [
    ['DATA_DIR', checkFolder('DATA_DIR', dataDir, diskReserveBytes)],
    ...(isApart
      ? [
          ['BACKUP_DIR', checkFolder('BACKUP_DIR', backup.folder, diskReserveBytes)] as [
            string,
            Promise<Finding[]>,
          ],
        ]
      : []),
    ['Database', checkDatabase(config)],
    ['Port', checkPort(config)],
    ['Services', checkServices(config)],
    ['Backups', checkBackups(config, Date.now())],
  ]
  const found = await Promise.all(
    checks.map(([about, check]) =>
      check.catch((error: Error) =>
        failure(about, `Couldn't check: ${error.message}`, 'Please report this.'),
      ),
    ),
  )
  return [
    node,
    ok('Environment', 'All environment variables are valid.'),
    ...found.flat(),
    ...checkAddresses(config),
  ]
}

const own = ['localhost', '127.0.0.1', '[::1]', '::1']

/** Whether the address that visitors use fits to how the server listens, and to what is sold. */
function checkAddresses(config: Config): Finding[] {
  const { billing, host, publicUrl, trustProxy } = config
  const about = 'PUBLIC_URL'
  const isHere = own.includes(host)
  const url = publicUrl === null ? null : new URL(publicUrl)
  const found: Finding[] = []
  if (!url)
    found.push(
      isHere
        ? ok(about, 'Not set: this server is only reachable from this machine.')
        : warning(
            about,
            `Not set, although ${host} accepts connections from other machines.`,
            'Set it to the https URL that visitors use, which also makes sign-in cookies Secure.',
          ),
    )
  else if (url.pathname !== '/' || url.search !== '')
    found.push(
      failure(about, 'It includes a path.', 'Set it without a path, such as https://chat.example.com.'),
    )
  else if (url.protocol === 'http:' && !own.includes(url.hostname))
    found.push(
      warning(
        about,
        'It uses http: passwords and answers are sent unencrypted.',
        'Put an https proxy in front of the server.',
      ),
    )
  else found.push(ok(about, 'Set correctly.'))
  if (url?.protocol === 'https:' && trustProxy === null)
    found.push(
      warning(
        'TRUST_PROXY',
        'Not set, although PUBLIC_URL is https: all visitors count as one.',
        "Set it to the proxy's IP address.",
      ),
    )
  if ((billing.provider ?? 'sandbox') === 'sandbox' && url && !own.includes(url.hostname))
    found.push(
      warning(
        'BILLING',
        'The sandbox charges no card: anyone can get a paid plan for free.',
        'Choose “Me or my team” on /setup, connect Stripe on Server settings, or set BILLING to off or stripe.',
      ),
    )
  return found
}

const about = 'Backups'
const hour = 3_600_000

/** How old the newest backup of this machine is, held against BACKUP_SCHEDULE. */
async function checkBackups(config: Config, now: number): Promise<Finding> {
  const { everyMs } = config.backup
  const [newest] = await openBackups(config, { connectionString: '' }).list()
  const hours = newest && Math.round((now - newest.takenAt) / hour)
  const message = newest
    ? `The latest backup is ${hours} hours old.`
    : `No backup in ${config.backup.folder}.`
  if (everyMs === null)
    return newest
      ? ok(about, `${message} BACKUP_SCHEDULE is off.`)
      : warning(
          about,
          `${message} BACKUP_SCHEDULE is off.`,
          'Set it to daily, unless your database is backed up elsewhere.',
        )
  if (!newest) return warning(about, message, 'The server takes the first one ten minutes after it starts.')
  if (now - newest.takenAt > backupSpansMax * everyMs)
    return failure(
      about,
      message,
      'Check the log for why the last one failed (often a full disk). Take one now: npm run backup',
    )
  return ok(about, message)
}

const oldestMajor = 24

function checkNode(version: string): Finding {
  const major = Number.parseInt(version, 10)
  if (major >= oldestMajor) return ok('Node', `Version ${version}.`)
  return failure(
    'Node',
    `Version ${version} is too old to run the server.`,
    'Run it with npm start, which uses its own Node 24, or with node_modules/.bin/node.',
  )
}
