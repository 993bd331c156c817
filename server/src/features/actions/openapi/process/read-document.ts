import type { OpenapiAnswer } from './answer.ts'
import { draftAction } from './draft-action.ts'
import { findOperations, listOperations } from './find-operations.ts'
import { findServer, type Place } from './find-server.ts'
import { parseText, UnreadableDocument } from './parse-text.ts'
import { clip, isNode, textOf } from './reader.ts'

export interface OpenapiTask extends Place {
  readonly bytes: Uint8Array
  /** Method and path of the operations to make actions of. */
  readonly operations: readonly string[]
}

/** Runs in a confined process. */
export function work(tasks: readonly OpenapiTask[]): OpenapiAnswer[] {
  return tasks.map((task) => {
    try {
      return readDocument(task)
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      return { kind: 'unreadable', message: error.message }
    }
  })
}

function readDocument({ bytes, operations, ...place }: OpenapiTask): OpenapiAnswer {
  const root = parseText(new TextDecoder().decode(bytes))
  const all = [...findOperations(root)]
  const chosen = new Set(operations)
  const found = all.filter(({ method, path }) => chosen.has(`${method} ${path}`))
  return {
    kind: 'document',
    title: clip(isNode(root.info) ? textOf(root.info.title) : '', 200),
    server: findServer([root.servers], place) ?? '',
    ...listOperations(all),
    imports: found.map((each) => draftAction(root, each, place)),
  }
}
