import { fileURLToPath } from 'node:url'
import { api } from '@parleykit/contract/api'
import { speakPlainly } from '@parleykit/contract/base/validation-messages'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { leanContract } from './lean-contract.ts'
import { leanZod } from './lean-zod.ts'

type Routes = typeof api
interface Built {
  readonly api: Routes
  readonly speakPlainly: () => void
}

const entry = 'virtual:contract'
const sources = fileURLToPath(new URL('../../contract/src/', import.meta.url))

/** The contract as the web app's build makes it. */
async function buildLean(): Promise<{ code: string; contract: Built }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? `export { api } from '${sources}api.ts'\nexport { speakPlainly } from '${sources}validation-messages.ts'`
            : undefined,
      },
      leanContract(),
      leanZod(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built))) as Rolldown.RolldownOutput
  const { code } = output[0]
  return { code, contract: await import(`data:text/javascript,${encodeURIComponent(code)}`) }
}

const values = [undefined, null, '', 'text', 'a'.repeat(5000), 0, -1, 1.5, true, [], [1], {}, { id: 'x' }]

/** Values that are near to right: an object with each of these in all of its fields. */
function valuesFor(schema: z.ZodType): readonly unknown[] {
  const fields = Object.keys('shape' in schema ? (schema.shape as object) : {})
  return [...values, ...values.map((value) => Object.fromEntries(fields.map((field) => [field, value])))]
}

test('schemas of the lean build take and refuse what those of the contract do, in the same words', async () => {
  const lean = await buildLean()
  speakPlainly()
  lean.contract.speakPlainly()
  let compared = 0
  for (const [name, route] of Object.entries(api))
    for (const part of ['params', 'query', 'body', 'response'] as const) {
      const whole: z.ZodType | undefined = part in route ? Reflect.get(route, part) : undefined
      if (!whole) continue
      const slim: z.ZodType = Reflect.get(Reflect.get(lean.contract.api, name), part)
      for (const value of valuesFor(whole)) {
        const [expected, got] = [whole.safeParse(value), slim.safeParse(value)]
        expect({ name, part, ...shownOf(got) }).toEqual({ name, part, ...shownOf(expected) })
        compared += 1
      }
    }
  expect(compared).toBeGreaterThan(1000)
  // What was left out is out.
  expect(lean.code).not.toContain('draft-2020-12')
  expect(lean.code).not.toContain(api.createAgent.summary)
})

function shownOf(result: z.ZodSafeParseResult<unknown>) {
  if (result.success) return { data: JSON.stringify(result.data) }
  return { issues: result.error.issues.map(({ code, path, message }) => ({ code, path, message })) }
}
