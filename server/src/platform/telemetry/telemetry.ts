import type { Attributes, LogAttributes, RootName, StepName } from './catalogue.ts'
import type { Delivery } from './watch-deliveries.ts'

/** A step that is under way. */
export interface Step {
  note(attributes: Attributes): void
  /** Once; what went wrong is told by its kind alone. */
  end(error?: unknown): void
}

/** The first step of a trace. */
export interface Trace extends Step {
  /** Has `work`, and what it starts, be of this trace. */
  within<Result>(work: () => Result): Result
}

/** As W3C's Trace Context has it: what a log line, and a caller that is believed, say of a trace. */
export interface TracePlace {
  readonly trace_id: string
  readonly span_id: string
}

export interface LogRecord {
  /** Of pino: 30 for information. */
  readonly level: number
  readonly atMs: number
  readonly message: string
  readonly attributes: LogAttributes
}

/** What this process tells a collector of its work; where none is set, all of it does nothing. */
export interface Telemetry {
  /**
   * Begins a trace.
   * @param caller the `traceparent` of one who is believed: the trace goes on with it
   */
  beginTrace(name: RootName, attributes: Attributes, caller?: string): Trace
  /** Begins a step of the trace that is under way, if one is; what is started meanwhile doesn't stand beneath it. */
  beginStep(name: StepName, attributes: Attributes): Step
  /** Does `work` as a step of the trace that is under way, if one is; what it starts stands beneath it. */
  step<Result>(name: StepName, attributes: Attributes, work: (step: Step) => Result): Result
  /** Whether a step would be told of. */
  isTracing(): boolean
  /** Null outside of traces. */
  place(): TracePlace | null
  log(record: LogRecord): void
  /** What became of what this process sent last; null where it sent nothing in the last minute. */
  lastDelivery(): Delivery | null
  /** Sends what waits, for at most a second and a half; nothing is told afterwards. */
  close(): Promise<void>
}

export const noStep: Step = { note() {}, end() {} }

export const noTelemetry: Telemetry = {
  beginTrace: () => ({ ...noStep, within: (work) => work() }),
  beginStep: () => noStep,
  step: (_name, _attributes, work) => work(noStep),
  isTracing: () => false,
  place: () => null,
  log() {},
  lastDelivery: () => null,
  close: async () => {},
}
