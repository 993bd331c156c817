import type { ActionPick } from '@parleykit/contract/actions/http-settings'
import type { CallOutcome } from '../classify-outcome.ts'
import { pickFields } from '../pick-fields.ts'
import { isShallow } from './plain-text.ts'

/** The result of a tool, of which nothing is believed. */
export interface ToolResult {
  readonly content?: readonly unknown[] | undefined
  readonly structuredContent?: unknown
  readonly isError?: boolean | undefined
}

/**
 * Reads the picked fields of a tool's result: of its structured content, or of its text if that is JSON. The whole text
 * is the field `text`, and a list is the field `items`. Faults have nothing of the result.
 */
export function classifyToolResult(result: ToolResult, picks: readonly ActionPick[]): CallOutcome {
  if (result.isError === true) return { kind: 'refused', fault: 'The tool reported an error.' }
  if (picks.length === 0) return { kind: 'done', picked: { facts: [], rows: [], moreRows: 0, found: 0 } }
  const fields = resultFields(result)
  const picked = fields === null ? null : pickFields(fields, picks)
  if (picked === null || picked.found === 0) {
    const fault = 'The result has none of the picked fields any more.'
    return { kind: 'failed', mayHaveRun: true, fault }
  }
  return { kind: 'done', picked }
}

/** What can be picked of a result; null if it is nested too deeply. */
export function resultFields({
  content = [],
  structuredContent,
}: ToolResult): Readonly<Record<string, unknown>> | null {
  const text = content.flatMap(textOf).join('\n')
  const part = structuredContent ?? parse(text)
  if (!isShallow(part)) return null
  if (Array.isArray(part)) return { text, items: part }
  return typeof part === 'object' && part !== null ? { text, ...part } : { text }
}

function textOf(part: unknown): string[] {
  const isText =
    typeof part === 'object' && part !== null && 'type' in part && part.type === 'text' && 'text' in part
  return isText && typeof part.text === 'string' ? [part.text] : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
