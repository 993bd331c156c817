import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** What only tools read: source maps, types, archives for linkers. */
const forTools = /\.(?:map|d\.[cm]?ts|a)$/

/**
 * Copies packages from the installation in `root` to the same places in `folder`, with all that they need; optional ones where they
 * are installed, as those for this machine are. Returns how many.
 */
export async function copyPackages(names: readonly string[], root: string, folder: string): Promise<number> {
  const found = new Map<string, string>()
  const waiting = names.map((name) => ({ name, from: join(root, 'server'), isNeeded: true }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(next.name, next.from)
    if (!place && next.isNeeded) throw new Error(`${next.name} isn't installed.`)
    if (!place || found.has(place)) continue
    found.set(place, next.name)
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      await readFile(join(place, 'package.json'), 'utf8'),
    )
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push({ name, from: place, isNeeded: !(name in optionalDependencies) })
  }
  for (const place of found.keys()) {
    const target = join(folder, relative(root, place))
    await mkdir(dirname(target), { recursive: true })
    await cp(place, target, {
      recursive: true,
      filter: (path) => !forTools.test(path) && !/.\/node_modules$/.test(path.slice(place.length)),
    })
  }
  return found.size
}

/** The folder of a package as Node looks for it from another one, upwards. */
function placeOf(name: string, from: string): string | null {
  for (let above = from; above !== dirname(above); above = dirname(above)) {
    const place = join(above, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return place
  }
  return null
}
