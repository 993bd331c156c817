import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

/** A change of one function or constant of the engine that switches a heuristic off. */
export interface Change {
  /** Below engine/src. */
  readonly file: string
  /** Name of a top-level function or constant. */
  readonly name: string
  /** For a function, statements that its body begins with; for a constant, the expression instead of its value. */
  readonly code: string
}

const ENGINE = new URL('../../../engine/src/', import.meta.url)

/**
 * Loads the engine with these changes from now on. Modules that are loaded already stay as they are.
 * @throws if a file has no such function or constant
 */
export function switchOff(changes: readonly Change[]): void {
  checkChanges(changes)
  const byFile = Map.groupBy(changes, ({ file }) => new URL(file, ENGINE).href)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const own = byFile.get(url)
      return own ? { ...loaded, source: applyAll(String(loaded.source), own) } : loaded
    },
  })
}

/** Throws if a file has no such function or constant. */
export function checkChanges(changes: readonly Change[]): void {
  for (const change of changes)
    apply(readFileSync(fileURLToPath(new URL(change.file, ENGINE)), 'utf8'), change)
}

function applyAll(source: string, changes: readonly Change[]): string {
  return changes.reduce(apply, source)
}

function apply(source: string, { file, name, code }: Change): string {
  let edited: string | undefined
  new Visitor({
    FunctionDeclaration(node) {
      if (node.id?.name !== name || !node.body) return
      edited = `${source.slice(0, node.body.start + 1)} ${code}; ${source.slice(node.body.start + 1)}`
    },
    VariableDeclarator(node) {
      if (node.id.type !== 'Identifier' || node.id.name !== name || !node.init) return
      const own = source.slice(node.init.start, node.init.end)
      edited =
        source.slice(0, node.init.start) +
        code.replaceAll('OWN', () => `(${own})`) +
        source.slice(node.init.end)
    },
  }).visit(parseSync(file, source).program)
  if (edited === undefined) throw new Error(`${file} has no ${name}`)
  return edited
}
