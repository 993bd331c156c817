import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import type { ModelTool } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { callAction, listActionTools } from '../../actions/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import { findCalledRows, listTables } from '../../retrieval/index.ts'
import type { AnswerTask } from '../base/answerer.ts'
import type { ActionLog, CalledTools } from '../base/called-tools.ts'
import type { ToolCall } from '../base/generation.ts'
import { parseRowCall, rowsTool, rowsToolName } from '../core/prompt/rows-tool.ts'

/** A question with what tools brought for it so far. */
export type Asking = AnswerTask & {
  readonly called: CalledTools
  /** Gets each call of an action. */
  readonly log: ActionLog
}

/** The tools of an agent: rows of its tables, and its actions. */
export async function listTools(
  platform: Platform,
  agent: AgentRow,
  { known, called, hasActions = true }: Asking,
): Promise<{ readonly offered: readonly ModelTool[]; readonly hasAny: boolean }> {
  const { version } = known.found
  const tables = version.passageCount > 0 ? await listTables(platform.database, version) : []
  const actions = hasActions ? await listActionTools(platform, agent) : []
  const rows = tables.length > 0 && called.rowCallsLeft > 0 ? [rowsTool(tables)] : []
  return {
    offered: called.callsLeft > 0 ? [...rows, ...actions] : [],
    hasAny: tables.length + actions.length > 0,
  }
}

/** The question with what a call brought, or the card that ends the reply. Knowledge is read as it is now. */
export async function callTool(
  platform: Platform,
  agent: AgentRow,
  task: Asking,
  call: ToolCall,
): Promise<{ readonly task: Asking } | { readonly card: ActionEvent }> {
  const known = await task.readAgain()
  const called = { ...task.called, note: '', callsLeft: task.called.callsLeft - 1 }
  const next = { ...task, known, called }
  return call.name === rowsToolName
    ? { task: await withRows(platform, next, call.input) }
    : withAction(platform, agent, next, call)
}

async function withRows(platform: Platform, task: Asking, input: string): Promise<Asking> {
  const { called, known } = task
  const call = parseRowCall(input)
  const found = call && (await findCalledRows(platform.database, { version: known.found.version, call }))
  const rows = found ? [...called.rows, found] : called.rows
  return { ...task, called: { ...called, rows, rowCallsLeft: called.rowCallsLeft - 1 } }
}

async function withAction(
  platform: Platform,
  agent: AgentRow,
  task: Asking,
  { name: tool, input }: ToolCall,
): Promise<{ readonly task: Asking } | { readonly card: ActionEvent }> {
  const { called, log, language, visitor, storedActions: stored = [] } = task
  // A result doesn't change within a turn.
  if (called.asked.has(`${tool} ${input}`)) return { task }
  const { mayCorrect } = called
  const context = { agent, language, visitor, stored }
  const result = await callAction(platform, { ...context, tool, input, said: saidBy(task), mayCorrect })
  if (!result) return { task: { ...task, called: { ...called, note: noSuchTool(tool) } } }
  log.push(result.traced)
  if (result.kind === 'card') return { card: result.event }
  if (result.kind === 'result') {
    const asked = new Set([...called.asked, `${tool} ${input}`])
    return { task: { ...task, called: { ...called, asked, results: [...called.results, result] } } }
  }
  const note = wrongValues(tool, result.problems)
  return { task: { ...task, called: { ...called, note, mayCorrect: false } } }
}

function noSuchTool(tool: string): string {
  return `There is no tool ${tool}.`
}

function wrongValues(tool: string, problems: readonly string[]): string {
  return `Your call of ${tool} wasn't run. ${problems.join(' ')} Call it once more, and leave out what the visitor didn't say.`
}

/** The question, the visitor's earlier messages, and what the visitor claims that the agent said. */
export function saidBy({ question, earlier }: AnswerTask): string[] {
  const claimed = earlier.filter(({ senderType, id }) => senderType === 'visitor' || id === null)
  return [question, ...claimed.map(({ content }) => content)]
}
