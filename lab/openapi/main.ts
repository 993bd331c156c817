import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenapiTask, work } from '../../server/src/features/actions/openapi/process/read-document.ts'
import { readInSandbox } from '../../server/src/features/actions/openapi/read-in-sandbox.ts'
import { checkImports } from './check-imports.ts'

/**
 * `npm run lab -- openapi [FOLDER]`: how many operations of public documents become actions whose requests fit the
 * document, and what reading it costs. Installs the packages that bring them in a temporary folder, or takes them from
 * the given one. Prints JSON.
 */
const packages = ['@octokit/openapi@23.0.2', '@figma/rest-api-spec@0.43.0', '@netlify/open-api@2.60.0']
const documents = {
  GitHub: '@octokit/openapi/generated/api.github.com.json',
  Figma: '@figma/rest-api-spec/openapi/openapi.yaml',
  Netlify: '@netlify/open-api/dist/swagger.json',
}

const [first = '', file = ''] = process.argv.slice(2)
if (first === 'measure') measure(file)
else await readAll(first)

async function readAll(given: string): Promise<void> {
  const folder = given || (await mkdtemp(join(tmpdir(), 'openapi-')))
  if (given === '') {
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...packages])
  }
  const results: Record<string, object> = {}
  for (const [name, path] of Object.entries(documents)) {
    const place = join(folder, 'node_modules', path)
    const bytes = readFileSync(place)
    const begun = performance.now()
    const answer = await readInSandbox(taskOf(bytes), new AbortController().signal)
    const sandboxMs = Math.round(performance.now() - begun)
    if (answer.kind !== 'document') throw new Error(answer.message)
    const measured = execFileSync(process.execPath, [import.meta.filename, 'measure', place])
    const { operations, total } = answer
    const keys = operations.map((operation) => `${operation.method} ${operation.path}`)
    const [made] = work([taskOf(bytes, keys)])
    if (made?.kind !== 'document') throw new Error('It can’t be read')
    const checked = checkImports(bytes.toString(), made.imports)
    results[name] = { bytes: bytes.length, total, sandboxMs, ...JSON.parse(measured.toString()), ...checked }
    console.error(name, results[name])
  }
  if (given === '') await rm(folder, { recursive: true })
  console.log(JSON.stringify(results, null, 2))
}

function taskOf(bytes: Uint8Array, operations: readonly string[] = []): OpenapiTask {
  return { bytes, operations, server: '', documentUrl: null }
}

/** What listing a document costs a process that does nothing else. */
function measure(place: string): void {
  const task = taskOf(readFileSync(place))
  const before = process.resourceUsage()
  work([task])
  const after = process.resourceUsage()
  const cpuMs = Math.round(
    (after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime) / 1000,
  )
  console.log(JSON.stringify({ cpuMs, megabytesMost: Math.round(after.maxRSS / 1024) }))
}
