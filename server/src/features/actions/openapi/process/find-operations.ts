import { actionMethods, type HttpSettings } from '@parleykit/contract/actions/http-settings'
import { type OpenapiOperation, openapiOperationsMax } from '@parleykit/contract/actions/openapi-import'
import { clip, createReader, isNode, listOf, type Node, textOf } from './reader.ts'

export interface FoundOperation {
  readonly method: HttpSettings['method']
  readonly path: string
  /** What all operations of its path have in common. */
  readonly item: Node
  readonly operation: Node
}

const pathMax = 500

/** The operations of a document that an action could send, in its order. */
export function* findOperations(root: Node): Generator<FoundOperation> {
  const reader = createReader(root)
  for (const [path, value] of Object.entries(isNode(root.paths) ? root.paths : {})) {
    const item = path.startsWith('/') && path.length <= pathMax ? reader.resolve(value) : undefined
    for (const method of item ? actionMethods : []) {
      const operation = item?.[method.toLowerCase()]
      if (item && isNode(operation)) yield { method, path, item, operation }
    }
  }
}

/** The first of them as they are listed, and their number. */
export function listOperations(all: readonly FoundOperation[]): {
  readonly operations: OpenapiOperation[]
  readonly total: number
} {
  const operations = all.slice(0, openapiOperationsMax).map(({ method, path, operation }) => ({
    ...{ method, path },
    summary: clip(textOf(operation.summary) || textOf(operation.operationId), 200),
    tag: clip(textOf(listOf(operation.tags)[0]), 60),
  }))
  return { operations, total: all.length }
}
