import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
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
    return mainText === null ? [] : [{ path, html, mainText, styleSheets: sheetsOf(html, file) }]
  })
}

/** The style sheets of the site itself that a page links. */
function sheetsOf(html: string, file: string): string[] {
  return [...html.matchAll(/<link\b[^>]*\bhref="([^"?]+\.css)[^"]*"/g)].flatMap(([, href = '']) => {
    const sheet = join(href.startsWith('/') ? folder : dirname(file), href)
    return existsSync(sheet) ? [readFileSync(sheet, 'utf8')] : []
  })
}
