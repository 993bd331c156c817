import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the licences of bundled packages ask for: each one's name, version and text, by the paths of the modules that were bundled. */
export function licensesOf(modules: readonly string[]): string {
  const places = new Set(modules.flatMap((path) => placeOf(path) ?? []))
  const texts = [...places].sort().map((place) => {
    const { name, version, license } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
    const files = globSync('{LICEN[CS]E,COPYING,NOTICE}{,.*,-*}', { cwd: place }).sort()
    const text = files.map((file) => readFileSync(join(place, file), 'utf8').trim()).join('\n\n')
    return `${name} ${version} (${license})\n\n${text}`
  })
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** The folder of the package that a module belongs to; null where it is no file of a package. */
function placeOf(path: string): string | null {
  if (!path.includes('/node_modules/')) return null
  for (let above = dirname(path); above !== dirname(above); above = dirname(above)) {
    const manifest = join(above, 'package.json')
    // Packages put further ones, of a kind alone, into their folders.
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version) return above
  }
  return null
}
