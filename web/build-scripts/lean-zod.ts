import type { Plugin } from 'vite'

/** Parts of Zod that a browser never asks for: JSON schemas, data that holds itself (JSON can't), and its own sentences. */
const unusedParts = /\/zod\/v4\/(?:core\/(?:to-json-schema|json-schema-processors|memoizer)|locales\/en)\.js$/

/** Where every schema names what would write it as a JSON schema. */
const schemas = /\/zod\/v4\/classic\/schemas\.js$/
const processor = /^ *inst\._zod\.processJSONSchema = .*;$/gm

/**
 * Leaves out of a build what Zod's schemas name but this app doesn't use; `contract/validation-messages` words every
 * refusal. Whoever calls such a part after all gets an error, or `undefined` where the rest of Zod asks for it.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform(code, id) {
      if (unusedParts.test(id)) return withoutBodies(code)
      if (!schemas.test(id)) return undefined
      const lean = code.replace(processor, '')
      if (lean === code) throw new Error('Zod writes JSON schemas elsewhere now: see lean-zod.ts')
      return { code: lean, map: null }
    },
  }
}

/** A module with the same names, whose functions do nothing. */
function withoutBodies(code: string) {
  const names = [...code.matchAll(/^export (?:function|const|class) ([$\w]+)/gm)].map(([, name]) => name)
  const aliases = [...code.matchAll(/^export \{ (\w+) as (\w+) \}/gm)].map(
    ([, , alias]) => `export { nothing as ${alias} };`,
  )
  const isDefault = /^export default /m.test(code)
  return {
    code: [
      'const nothing = () => undefined;',
      ...names.map((name) => `export const ${name} = nothing;`),
      ...aliases,
      ...(isDefault ? ['export default nothing;'] : []),
    ].join('\n'),
    map: null,
  }
}
