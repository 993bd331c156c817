import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParseResult, parseSync } from 'oxc-parser'

/** One import, re-export or `import()`; `typeOnly` ones vanish before the code runs. */
type Import = { from: string; typeOnly: boolean }

/** A source file as the rules see it; `path` is relative to the root, with slashes. */
export type SourceFile = {
  path: string
  isTest: boolean
  lines: number
  imports: Import[]
  /** Names of exported values; types aren't counted. `default` and `*` stand for themselves. */
  exports: string[]
  program: ParseResult['program']
}

/** What a rule found wrong, in words that say what to do. */
export type Breach = { path: string; message: string }

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report'])

/** Paths of all files under the root, but for what is installed or built. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.name.startsWith('.') || skippedFolders.has(entry.name) || path === 'data') return []
    return entry.isDirectory() ? listFiles(root, path) : [path]
  })
}

/** Reads and parses a file of TypeScript or JavaScript. */
export function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { module, program } = parseSync(path, text)
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: moduleRequest.value, typeOnly: isType }] : [],
    ),
  )
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ exportName }) => exportedName(exportName)),
  )
  return {
    path,
    isTest: /\.test\.tsx?$/.test(path),
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        from: moduleRequest.value,
        typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      })),
      ...reexports,
      ...module.dynamicImports.flatMap(({ moduleRequest }) => {
        const literal = /^['"`](.*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
        return literal?.[1] ? [{ from: literal[1], typeOnly: false }] : []
      }),
    ],
    exports: [...new Set(names)],
    program,
  }
}

function exportedName({ kind, name }: { kind: string; name: string | null }): string {
  return kind === 'Name' && name !== null ? name : kind === 'Default' ? 'default' : '*'
}
