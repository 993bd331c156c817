import type { ToolChange } from '@parleykit/contract/actions/mcp-tools'
import type { ListedTool, ToolSettings } from './listed-tool.ts'

/** Compares an approved tool with the server's list. Null if it is as it was approved. */
export function compareTool(
  { tool, hash }: Pick<ToolSettings, 'tool' | 'hash'>,
  listed: readonly ListedTool[],
): ToolChange | null {
  const now = listed.find(({ name }) => name === tool)
  if (!now) return { kind: 'gone' }
  return now.hash === hash ? null : { kind: 'changed', hash: now.hash, now: now.text, refusal: now.refusal }
}
