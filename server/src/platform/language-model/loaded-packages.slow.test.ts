import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

/** Prints the packages of providers and prices that are loaded with the whole server, and those after one is used. */
const program = `
import { registerHooks } from 'node:module'
const loaded = new Set()
const load = (url, context, next) => {
  const name = /node_modules\\/(@ai-sdk\\/[a-z-]+|ollama-ai-provider-v2|@pydantic\\/genai-prices)\\//.exec(url)
  if (name) loaded.add(name[1])
  return next(url, context)
}
registerHooks({ load })
await import(${urlOf('../../start-server.ts')})
const before = [...loaded]
const { openProvider } = await import(${urlOf('./open-provider.ts')})
await openProvider({ provider: 'mistral', baseUrl: null, apiKey: 'k' })
const after = [...loaded]
const { findListedPrice } = await import(${urlOf('./find-listed-price.ts')})
await findListedPrice({ provider: 'mistral', baseUrl: null }, 'mistral-small-latest')
console.log(JSON.stringify({ before, after, priced: [...loaded] }))
process.exit()
`

test("a provider's package is loaded by the first model of that provider, and the prices by the first cost", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
  })
  const { before, after, priced } = JSON.parse(stdout)
  expect(before).toEqual(['@ai-sdk/provider'])
  expect(after.toSorted()).toEqual(['@ai-sdk/mistral', '@ai-sdk/provider', '@ai-sdk/provider-utils'])
  expect(priced).toEqual([...after, '@pydantic/genai-prices'])
}, 60_000)
