import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** The oldest PostgreSQL that ParleyKit promises to work with. */
const oldestMajor = 15
const debianFolder = '/usr/lib/postgresql'

/** The oldest PostgreSQL of this machine's own that is new enough: the folder with its `bin`, and its version. */
export function findInstalledPostgres(): { root: string; version: string } | null {
  const ofDebian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : []
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const found = [...ofDebian, ...onPath]
    .filter((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
    .map((folder) => ({ root: dirname(folder), version: versionOf(join(folder, 'postgres')) }))
    .filter(({ version }) => Number.parseInt(version, 10) >= oldestMajor)
  return found.sort((a, b) => Number.parseFloat(a.version) - Number.parseFloat(b.version))[0] ?? null
}

function versionOf(program: string): string {
  return /\d[\d.]*/.exec(execFileSync(program, ['--version']).toString())?.[0] ?? '0'
}
