import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const components = join(dirname(fileURLToPath(import.meta.resolve('@radix-ui/themes'))), 'components')

/** The scripts of Radix Themes' components that these sources import, with those that they import in turn. */
export function usedThemeScripts(sources: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path) || !existsSync(path)) return
    found.add(path)
    for (const [, from] of readFileSync(path, 'utf8').matchAll(/from\s*["'](\.[^"']+)["']/g))
      if (from) add(join(dirname(path), from))
  }
  for (const source of sources)
    for (const [, names] of source.matchAll(/import \{([^}]*)\} from '@radix-ui\/themes'/g))
      for (const name of names?.match(/\w+/g) ?? []) add(join(components, `${kebab(name)}.js`))
  return [...found]
}

/** The texts of every source of the app. */
export function readSources(folder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'))
}

const kebab = (name: string) => name.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
