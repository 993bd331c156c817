import type { TracedAction } from '@parleykit/contract/actions/action-runs'
import type { CalledAction } from '../../actions/index.ts'
import type { FoundRows } from '../../retrieval/index.ts'

/** The result of an action, as one more passage of the turn. */
export type ActionResult = Extract<CalledAction, { readonly kind: 'result' }>

/** What the tools of a turn brought so far, and how often a model may call more of them. */
export interface CalledTools {
  readonly rows: readonly FoundRows[]
  readonly results: readonly ActionResult[]
  /** The calls of actions that have a result: a name and its arguments. */
  readonly asked: ReadonlySet<string>
  /** What the model is told about its last call, beside the passages. */
  readonly note: string
  readonly rowCallsLeft: number
  readonly callsLeft: number
  readonly mayCorrect: boolean
  /** The text that the visitor has read before the last call. */
  readonly begun: BegunReply | null
}

/** A reply that goes on after a call. */
export interface BegunReply {
  readonly text: string
  readonly written: string
  readonly cited: readonly number[]
}

/** Calls of actions in a turn, in order, for the trace. */
export type ActionLog = TracedAction[]

const mostCalls = 4
const mostRowCalls = 2

/** The tools at the beginning of a turn. */
export const noCalls: CalledTools = {
  ...{ rows: [], results: [], asked: new Set<string>(), note: '', begun: null, mayCorrect: true },
  ...{ rowCallsLeft: mostRowCalls, callsLeft: mostCalls },
}
