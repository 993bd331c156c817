import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A turn as visitors type it. Right is a reply with one of `any` (where given), all of `all`, and none of `none`. */
export interface EverydayTurn {
  readonly ask: string
  readonly type: string
  readonly any?: readonly string[]
  readonly all?: readonly string[]
  readonly none?: readonly string[]
  readonly refuse?: boolean
}

export interface EverydayAgent {
  readonly agent: string
  /** ISO 639-1. */
  readonly language: string
  readonly knowledge: readonly { readonly title: string; readonly text: string }[]
  readonly conversations: readonly { readonly turns: readonly EverydayTurn[] }[]
}

/** Beside the project's folder; what it holds is not part of the project. */
const FOLDER = fileURLToPath(new URL('../../../../shared/data/everyday', import.meta.url))

/** The agents of everyday questions; none where the folder is absent. */
export function readEveryday(folder: string = FOLDER): EverydayAgent[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.sort().map((name): EverydayAgent => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}

/** Without case, Markdown's marks and differences of white space. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[*_`|#>]/g, ' ')
    .replace(/\s+/g, ' ')
}
