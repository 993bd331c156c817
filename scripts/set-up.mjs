// Runs on Node 20 and newer, before anything is installed: only what Node itself brings.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Node 24, which the server's TypeScript needs; it is installed as a package, whatever Node the machine has. */
export const node = join(root, 'node_modules/.bin/node')

const nodeMajor = 24

/**
 * Of the server's process: a young generation of 32 MB, in which most of what a chat needs dies, instead of 64, which a start fills;
 * and collections of the old one when it has grown by 60 %, instead of to several times its size.
 * What runs the server without npm says the same: the image, the unit of systemd, the package.
 */
export const serverFlags = ['--max-semi-space-size=32', '--heap-growing-percent=60']

/** Where Node keeps what it has compiled: the modules then load a fifth faster at every later start. */
export const compileCache = join(root, 'node_modules/.cache/node-compile')

/** Something the reader can put right; its message says how. */
class SetUpError extends Error {}

/** Runs a command and returns its exit code and what it wrote. `onOutput` receives each part of that at once. */
export function run(command, args, { onOutput = () => {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    const parts = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        parts.push(part)
        onOutput(part)
      })
    }
    child.on('error', reject)
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, signal, output: Buffer.concat(parts).toString() }),
    )
  })
}

/** Runs npm: the very one that runs this script, where one does. */
export function npm(args) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args]) : run('npm', args)
}

/** Installs what package-lock.json names unless exactly that is there. */
export async function install() {
  if (isInstalled()) return
  console.log('Installing dependencies (a minute or two the first time) …')
  const { code, output } = await npm(['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'])
  if (code !== 0)
    throw new SetUpError(
      `npm ci failed:\n${excerpt(output)}\nCheck the network and the free space, then try again.`,
    )
  await checkNode()
}

/** Compares package-lock.json with the record that npm keeps of what it installed. */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record) || !existsSync(node)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, link, optional, peer }]) => {
    if (!path.includes('node_modules/')) return true
    if (link) return existsSync(join(root, path))
    return installed[path] ? installed[path].version === version : Boolean(optional || peer)
  })
}

async function checkNode() {
  const { code, output } = await run(node, ['--version']).catch((error) => ({
    code: 1,
    output: error.message,
  }))
  if (code === 0 && output.startsWith(`v${nodeMajor}.`)) return
  throw new SetUpError(
    `Node ${nodeMajor} came with the dependencies but doesn't run (${output.trim()}). ` +
      'If npm is set to ignore install scripts, allow them (npm config set ignore-scripts false), ' +
      'delete node_modules and try again.',
  )
}

/** What is built, in its order, and the folders and files that each is made of. */
const builtFrom = {
  web: ['web', 'contract', 'markdown', 'package-lock.json'],
  widget: ['widget', 'contract', 'markdown', 'package-lock.json'],
  server: ['server', 'contract', 'engine', 'scripts/bundle-server.ts', 'package-lock.json'],
}

/** Which of these packages have no build of their sources as they are. */
export function staleBuilds(names) {
  return names.flatMap((name) => {
    const sources = fingerprint(builtFrom[name])
    const stamp = join(root, name, 'dist/.built-from')
    return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources ? [] : [{ name, sources, stamp }]
  })
}

/** Builds each package, or each of some, only when its sources changed since its last build. */
export async function build({ only = Object.keys(builtFrom), quiet = false } = {}) {
  for (const { name, sources, stamp } of staleBuilds(only)) {
    if (!quiet) console.log(`Building ${name} …`)
    rmSync(stamp, { force: true })
    const { code, output } = await npm(['run', 'build', `--workspace=${name}`, '--loglevel=error'])
    if (code !== 0) throw new SetUpError(`${name} can't be built:\n${excerpt(output)}`)
    writeFileSync(stamp, sources)
  }
}

/** A hash over all that a package is built from. */
function fingerprint(parts) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (statSync(join(root, path)).isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort())
        if (!['dist', 'node_modules'].includes(name)) add(`${path}/${name}`)
    } else
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0')
  }
  for (const part of parts) add(part)
  return hash.digest('hex')
}

/** The beginning and the end of what a command wrote: one of them has the reason. */
function excerpt(output) {
  const lines = output.trim().split('\n')
  return lines.length <= 30 ? lines.join('\n') : [...lines.slice(0, 15), '…', ...lines.slice(-15)].join('\n')
}

/** Runs a script's main part; trouble that the reader can put right is told without a stack. */
export async function main(part) {
  try {
    await part()
  } catch (error) {
    console.error(error instanceof SetUpError ? error.message : error)
    process.exit(1)
  }
}

/**
 * Starts a program below the server's folder on Node 24 with this terminal, and returns its process.
 * @param withPipe gives it a channel whose end tells it that this process is gone, however that ended
 */
export function startProgram(file, { flags = [], args = [], withPipe = false } = {}) {
  const program = spawn(node, [...flags, join(root, 'server', file), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', ...(withPipe ? ['ipc'] : [])],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
  })
  program.on('error', (error) => {
    console.error(`Node ${nodeMajor} can't be started (${error.message}). Delete node_modules and try again.`)
    process.exit(1)
  })
  return program
}
