import { dirname, join, normalize } from 'node:path/posix'

/** The path, relative to the root, that a relative import names; undefined for packages. */
export function resolveImport(importer: string, from: string): string | undefined {
  return from.startsWith('.') ? normalize(join(dirname(importer), from)) : undefined
}

/** The package that an import names, without the path inside it: `@scope/name` or `name`. */
export function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}
