import { architecture } from '../architecture.ts'
import { resolveImport } from './resolve-import.ts'
import type { Breach, SourceFile } from './source-file.ts'

const layers: Readonly<Record<string, readonly string[]>> = architecture.engineLayers

/** The engine's folders know only those below them: languages → text → index → query → answer, and never back. */
export function checkLayers({ path, isTest, imports }: SourceFile): Breach[] {
  const own = /^engine\/src\/([^/]+)\//.exec(path)?.[1]
  if (own === undefined || isTest) return []
  const below = layers[own]
  if (!below) return [{ path, message: `"${own}" has no place in architecture.engineLayers` }]
  return imports.flatMap(({ from }) => {
    const target = /^engine\/src\/([^/]+)\//.exec(resolveImport(path, from) ?? '')?.[1]
    const fits = target === undefined || target === own || below.includes(target)
    return fits ? [] : [{ path, message: `"${own}" may not import "${target}" of the engine` }]
  })
}
