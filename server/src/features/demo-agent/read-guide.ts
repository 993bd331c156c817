import { readFile } from 'node:fs/promises'
import { type GuideText, userPartsOf } from './core/guide-texts.ts'
import { readGuidePages } from './read-guide-pages.ts'

const readme = new URL('../../../../README.md', import.meta.url)

/** All documentation for those who use the product: the guide, and what of the README is for them. */
export async function readGuide(): Promise<GuideText[]> {
  const pages = (await readGuidePages()).map(({ fileName, text }) => ({ fileName, text }))
  return [...pages, userPartsOf(await readFile(readme, 'utf8'))]
}
