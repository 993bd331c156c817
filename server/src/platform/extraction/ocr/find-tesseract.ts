import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { unprivileged } from '../../child-process/index.ts'
import { packagedLanguages } from './installed-languages.ts'

/** The system's Tesseract. */
export interface Tesseract {
  readonly command: string
  /** Its own codes of its languages, such as `deu`. */
  readonly languages: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

const listingMs = 10_000

/**
 * The Tesseract in these folders, as PATH lists them. Null if there is none, or if it lacks a language that is packaged
 * with the server.
 */
export function findTesseract(folders: string): Tesseract | null {
  const paths = folders.split(delimiter).map((folder) => join(folder, 'tesseract'))
  const command = paths.find(canRun)
  if (command === undefined) return null
  const { TESSDATA_PREFIX } = process.env
  // Its threads take more time than they save, and two pages are read at a time.
  const env = { OMP_THREAD_LIMIT: '1', ...(TESSDATA_PREFIX !== undefined && { TESSDATA_PREFIX }) }
  const listing = unprivileged(command, ['--list-langs'])
  const { stdout } = spawnSync(listing.command, listing.args, {
    ...{ cwd: '/', env, encoding: 'utf8', timeout: listingMs },
  })
  // The first line is a heading.
  const languages = (stdout ?? '')
    .split('\n')
    .slice(1)
    .filter((name) => /^[a-z]{3}(_[A-Za-z]+)?$/.test(name))
  const isComplete = packagedLanguages().every((language) => languages.includes(language))
  return isComplete ? { command, languages, env } : null
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
