import { architecture, type Package } from '../architecture.ts'
import { packageOf, resolveImport } from './resolve-import.ts'
import type { Breach, SourceFile } from './source-file.ts'

const isPackage = (name: string): name is Package => name in architecture.packages
const houseNames = new Set<string>(Object.values(architecture.packages).map(({ name }) => name))

/** Journeys and benches don't import each other. */
export function checkApart({ path, imports }: SourceFile): Breach[] {
  const apart = architecture.apart[path.split('/', 1)[0] ?? ''] ?? []
  return imports.flatMap(({ from }) => {
    const target = resolveImport(path, from)
    const folder = apart.find((each) => target?.startsWith(each))
    return folder === undefined ? [] : [{ path, message: `may not import ${folder}` }]
  })
}

/** Each package knows those of the house and of npm that the architecture gives it, and no file of another by its path. */
export function checkPackages({ path, isTest, imports }: SourceFile): Breach[] {
  const [own = '', folder] = path.split('/')
  if (!isPackage(own) || folder !== 'src') return []
  const allowed: { house: readonly string[]; npm: readonly string[] | undefined } = architecture.packages[own]

  return imports.flatMap(({ from }) => {
    const target = resolveImport(path, from)
    if (target !== undefined)
      return target.startsWith(`${own}/`) || isTest
        ? []
        : [{ path, message: `imports ${from}, which is outside ${own}/` }]
    const name = packageOf(from)
    if (houseNames.has(name))
      return allowed.house.includes(name) ? [] : [{ path, message: `${own} may not import ${name}` }]
    const fits = allowed.npm === undefined || allowed.npm.includes(name) || isTest
    return fits ? [] : [{ path, message: `${own} may not import ${from}, only ${allowed.npm?.join(', ')}` }]
  })
}
