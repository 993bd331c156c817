import { dirname } from 'node:path/posix'
import { architecture } from '../architecture.ts'
import { resolveImport } from './resolve-import.ts'
import type { Breach, SourceFile } from './source-file.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** No file is reached from what it imports, and no folder either, in any package; imports of types count. */
export function checkCycles(sources: readonly SourceFile[]): Breach[] {
  return Object.keys(architecture.packages).flatMap((name) => {
    const files = sources.filter(({ path, isTest }) => path.startsWith(`${name}/src/`) && !isTest)
    const imports = files.map(({ path, imports }) => ({
      path,
      targets: imports.flatMap(({ from }) => resolveImport(path, from) ?? []),
    }))
    const byFile = new Map(imports.map(({ path, targets }) => [path, new Set(targets)]))
    return [...breachesOf(byFile), ...breachesOf(foldersOf(byFile))]
  })
}

function foldersOf(byFile: Graph): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [path, targets] of byFile) {
    const own = dirname(path)
    const known = folders.get(own) ?? new Set()
    for (const target of targets) if (dirname(target) !== own) known.add(dirname(target))
    folders.set(own, known)
  }
  return folders
}

/** Each node that lies on a cycle, with the shortest way round. */
function breachesOf(graph: Graph): Breach[] {
  return [...graph.keys()].flatMap((start) => {
    const way = wayRound(graph, start)
    return way ? [{ path: start, message: `is reached from what it imports: ${way.join(' → ')}` }] : []
  })
}

function wayRound(graph: Graph, start: string): string[] | null {
  const ways = new Map<string, string[]>([[start, [start]]])
  for (const [at, way] of ways) {
    for (const next of graph.get(at) ?? []) {
      if (next === start) return [...way, start]
      if (!ways.has(next)) ways.set(next, [...way, next])
    }
  }
  return null
}
