import { existsSync, globSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { bundleDependencies } from './package/bundle-dependencies.ts'
import { copyPackages } from './package/copy-packages.ts'
import { findDependencies, ownPackages } from './package/find-dependencies.ts'
import { keptPackages } from './package/kept-packages.ts'

/**
 * `npm run package -- FOLDER`: all that a server runs, in a folder of its own that needs no npm: Node, the sources, what
 * is built of them, and the packages that they import, bundled.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const files = [
  'LICENSE',
  'README.md',
  'docs/configuration.md',
  'docs/guide',
  'deploy/check-health.mjs',
  'server/dist',
  'server/migrations',
  'web/dist',
  'widget/dist',
]

const [given] = process.argv.slice(2)
if (!given || existsSync(given)) {
  console.error('Name a folder that is not there yet: npm run package -- FOLDER')
  process.exit(2)
}
const folder = resolve(given)
for (const path of files) await cp(join(root, path), join(folder, path), { recursive: true })
for (const name of ownPackages) {
  await cp(join(root, name, 'package.json'), join(folder, name, 'package.json'))
  await cp(join(root, name, 'src'), join(folder, name, 'src'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  })
}
const modules = join(folder, 'node_modules')
await mkdir(join(modules, '@parleykit'), { recursive: true })
for (const name of ownPackages) await symlink(join('..', '..', name), join(modules, '@parleykit', name))
await bundleDependencies(findDependencies(root), keptPackages, modules)
await copyPackages(keptPackages, root, folder)
await mkdir(join(folder, 'bin'))
await copyFile(execPath, join(folder, 'bin/node'))
const { version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const manifest = { name: 'parleykit', version, private: true, license, type: 'module' }
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
await cp(join(root, 'scripts/package/parleykit.sh'), join(folder, 'parleykit'))
await chmod(join(folder, 'parleykit'), 0o755)
const packages = globSync(join(modules, '{*,@*/*}/package.json')).length
console.log(`${folder} holds ParleyKit with ${packages} packages. Start it by ./parleykit there.`)
