import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ExamplePage } from '../../server/test/websites/example-page.ts'
import { textOfRole } from '../../server/test/websites/text-of-role.ts'

const folder = '../shared/data/site'

/** The pages of a real documentation site beside the project; their truth is what its theme puts into `role=main`. */
export function readSite(): ExamplePage[] {
  if (!existsSync(folder)) return []
  return globSync(join(folder, '**/index.html')).flatMap((file) => {
    const html = readFileSync(file, 'utf8')
    const mainText = textOfRole(html, 'main')
    const path = `/docs/site/${relative(folder, file).replace(/index\.html$/, '')}`
    return mainText === null ? [] : [{ path, html, mainText }]
  })
}
