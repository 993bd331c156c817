import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { listFiles } from '../structure/source-file.ts'
import type { Pattern } from './pattern.ts'

/** Modules that make patterns of what is not theirs: they can't be loaded to see them, and why that is no risk. */
const elsewhere: Readonly<Record<string, string>> = {
  'web/build-styles/drop-unused-styles.ts': 'reads our own style sheets, at build time',
}

/**
 * Every regular expression of the shipped code, each once: literals as they stand in the files, and those that modules
 * put together while they are loaded. Throws for a module that makes some only later, where they can't be seen.
 */
export async function collectPatterns(root: string): Promise<Pattern[]> {
  const patterns: Pattern[] = []
  const making: string[] = []
  for (const path of listFiles(root).filter(isShipped)) {
    const text = readFileSync(join(root, path), 'utf8')
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const line = text.slice(0, node.start).split('\n').length
        patterns.push({ source: node.regex.pattern, flags: node.regex.flags, place: `${path}:${line}` })
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') making.push(path)
      },
    })
    visitor.visit(parseSync(path, text).program)
  }
  for (const path of new Set(making)) {
    if (path in elsewhere) continue
    const made = await recordMade(pathToFileURL(join(root, path)))
    if (made.length === 0) throw new Error(`${path} makes patterns after it was loaded: make them at its top`)
    patterns.push(...made.map((pattern) => ({ ...pattern, place: path })))
  }
  return [...Map.groupBy(patterns, ({ source, flags }) => `/${source}/${flags}`).values()].flatMap(
    ([first]) => first ?? [],
  )
}

function isShipped(path: string): boolean {
  return (
    /^(?:contract|engine|markdown|server|web|widget)\/(?:src|build-styles)\/.*\.tsx?$/.test(path) &&
    !/\.(?:test|d)\.tsx?$/.test(path)
  )
}

/** What is made by `new RegExp` while a module, and all that it imports, is loaded for the first time. */
async function recordMade(module: URL): Promise<{ source: string; flags: string }[]> {
  const Native = globalThis.RegExp
  const made: { source: string; flags: string }[] = []
  globalThis.RegExp = new Proxy(Native, {
    construct(target, args: [string, string?]) {
      const pattern = new target(...args)
      made.push({ source: pattern.source, flags: pattern.flags })
      return pattern
    },
  })
  try {
    await import(`${module.href}?patterns`)
  } finally {
    globalThis.RegExp = Native
  }
  return made
}
