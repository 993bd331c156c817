import { type Config, readConfig } from '../config/config.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkBackups } from './check-backups.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkNode } from './check-node.ts'
import { checkPort } from './check-port.ts'
import { checkServices } from './check-services.ts'
import { type Finding, faulty, fine } from './finding.ts'

/** All that can be told of an installation from beside it; a check that fails itself is a fault of its own. */
export async function examine(environment: Record<string, string | undefined>): Promise<Finding[]> {
  const node = checkNode(process.versions.node)
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    return [node, faulty('Environment', says, 'Correct these values; .env.example explains each one.')]
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
      check.catch((error: Error) => faulty(about, `Couldn't check: ${error.message}`, 'Please report this.')),
    ),
  )
  return [
    node,
    fine('Environment', 'All environment variables are valid.'),
    ...found.flat(),
    ...checkAddresses(config),
  ]
}
