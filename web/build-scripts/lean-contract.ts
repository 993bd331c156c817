import type { ESTree, Plugin } from 'vite'

const contract = /\/contract\/src\/[\w/-]+\.ts$/

/** What of a route only the server, and the documents that it makes of its routes, read. */
const serversOwn = new Set([
  'summary',
  'errors',
  'errorForm',
  'headers',
  'bodyBytesMax',
  'status',
  'laterStatus',
  'emptyStatus',
])

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Leaves out of a build what the browser reads of no route, and marks every schema and route as what nobody misses that
 * doesn't use it: a call could do anything, so that a build keeps it otherwise.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    transform(code, id) {
      if (!contract.test(id)) return undefined
      const edits = this.parse(code).body.flatMap(editsOf)
      return { code: edited(code, edits), map: null }
    },
  }
}

function editsOf(statement: ESTree.Statement | ESTree.ModuleDeclaration): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression') return []
    const { start, end } = init
    return [
      { start, end: start, text: '/* @__PURE__ */ (() => ' },
      { start: end, end, text: ')()' },
      ...propertiesOf(init),
    ]
  })
}

/** Those of a route that go. */
function propertiesOf({ callee, arguments: [route] }: ESTree.CallExpression): Edit[] {
  if (callee.type !== 'Identifier' || callee.name !== 'defineRoute' || route?.type !== 'ObjectExpression')
    return []
  return route.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && serversOwn.has(property.key.name)
      ? [{ start: property.value.start, end: property.value.end, text: 'undefined' }]
      : [],
  )
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}
