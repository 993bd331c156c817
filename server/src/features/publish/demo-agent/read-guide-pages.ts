import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GuidePage, guideText } from './core/guide-texts.ts'

const guideFolder = fileURLToPath(new URL('../../../../../docs/guide/', import.meta.url))

/** The guide's pages that come with this version of the product, by file name. */
export async function readGuidePages(): Promise<GuidePage[]> {
  const names = (await readdir(guideFolder)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => ({
      name: basename(name, '.md'),
      ...guideText(await readFile(guideFolder + name, 'utf8')),
    })),
  )
}
