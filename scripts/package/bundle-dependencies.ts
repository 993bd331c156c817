import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { packageOf } from './find-dependencies.ts'
import { licensesOf } from './licenses-of.ts'

const entry = 'parleykit-entry:'

/**
 * Writes into `folder`, a node_modules, a package for each one that `dependencies` (specifiers, each with a file that imports it)
 * name, of a file for each part that is imported; what these share lies beside them, once. Packages of `kept` aren't bundled.
 */
export async function bundleDependencies(
  dependencies: ReadonlyMap<string, string>,
  kept: readonly string[],
  folder: string,
): Promise<void> {
  const bundled = [...dependencies.keys()].filter((specifier) => !kept.includes(packageOf(specifier)))
  const build = await rolldown({
    input: Object.fromEntries(bundled.map((specifier) => [fileOf(specifier), entry + specifier])),
    platform: 'node',
    external: (id) => kept.includes(packageOf(id)),
    plugins: [entries(dependencies)],
    // What a package asks for and lives without, such as pg-native, isn't there.
    onLog: (level, log, handle) => (log.code === 'UNRESOLVED_IMPORT' ? undefined : handle(level, log)),
  })
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name]',
    chunkFileNames: '.shared/[name]-[hash].mjs',
  })
  await build.close()
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  await writeFile(join(folder, '.shared', 'LICENSES.txt'), licensesOf(modules))
  for (const name of new Set(bundled.map(packageOf))) {
    const parts = bundled.filter((specifier) => packageOf(specifier) === name)
    const exports = Object.fromEntries(
      parts.map((specifier) => [
        `.${specifier.slice(name.length)}`,
        `./${fileOf(specifier).slice(name.length + 1)}`,
      ]),
    )
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(
      join(folder, name, 'package.json'),
      `${JSON.stringify({ name, type: 'module', exports }, null, 2)}\n`,
    )
  }
}

const fileOf = (specifier: string) =>
  specifier === packageOf(specifier) ? `${specifier}/index.mjs` : `${specifier.replace(/\.js$/, '')}.mjs`

/** An entry hands on all that Node finds in the package, which tells the names of a CommonJS one too. */
function entries(dependencies: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'entries',
    resolveId(id, from) {
      if (id.startsWith(entry)) return id
      return from?.startsWith(entry) ? this.resolve(id, dependencies.get(id)) : null
    },
    async load(id) {
      if (!id.startsWith(entry)) return null
      const specifier = id.slice(entry.length)
      const resolved = await this.resolve(specifier, dependencies.get(specifier))
      if (!resolved) throw new Error(`${specifier} isn't installed.`)
      const names = Object.keys(await import(pathToFileURL(resolved.id).href))
      return `export { ${names.map((name) => JSON.stringify(name)).join(', ')} } from ${JSON.stringify(specifier)}`
    },
  }
}
