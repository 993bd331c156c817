import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

/** Prints the providers' packages that are loaded with the whole server, and those after one of them is used. */
const program = `
import { registerHooks } from 'node:module'
const loaded = new Set()
const load = (url, context, next) => {
  const name = /node_modules\\/(@ai-sdk\\/[a-z-]+|ollama-ai-provider-v2)\\//.exec(url)
  if (name) loaded.add(name[1])
  return next(url, context)
}
registerHooks({ load })
await import(${urlOf('../../start-server.ts')})
const before = [...loaded]
const { openProvider } = await import(${urlOf('./open-provider.ts')})
await openProvider({ provider: 'mistral', baseUrl: null, apiKey: 'k' })
console.log(JSON.stringify({ before, after: [...loaded] }))
process.exit()
`

test("a provider's package is loaded by the first model of that provider", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
  })
  const { before, after } = JSON.parse(stdout)
  expect(before).toEqual(['@ai-sdk/provider'])
  expect(after.toSorted()).toEqual(['@ai-sdk/mistral', '@ai-sdk/provider', '@ai-sdk/provider-utils'])
}, 60_000)
