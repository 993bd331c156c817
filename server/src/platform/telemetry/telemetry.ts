import type { Attributes, LogAttributes, RootName, StepName } from './catalogue.ts'
import type { Delivery } from './watch-deliveries.ts'

/** A span in progress. */
export interface Step {
  note(attributes: Attributes): void
  /** Call once. Only the kind of an error is recorded. */
  end(error?: unknown): void
}

/** The root span of a trace. */
export interface Trace extends Step {
  /** Makes `work`, and everything that it starts, part of this trace. */
  within<Result>(work: () => Result): Result
}

/** In W3C Trace Context format: the trace of a log line, or of a trusted caller. */
export interface TracePlace {
  readonly trace_id: string
  readonly span_id: string
}

export interface LogRecord {
  /** Pino's level: 30 for information. */
  readonly level: number
  readonly atMs: number
  readonly message: string
  readonly attributes: LogAttributes
}

/** The telemetry that this process sends to a collector. If none is configured, all of it does nothing. */
export interface Telemetry {
  /**
   * Begins a trace.
   * @param caller the `traceparent` of a trusted caller, whose trace is continued
   */
  beginTrace(name: RootName, attributes: Attributes, caller?: string): Trace
  /** Begins a span of the current trace, if any. Spans started meanwhile aren't its children. */
  beginStep(name: StepName, attributes: Attributes): Step
  /** Runs `work` as a span of the current trace, if any. Spans that it starts are its children. */
  step<Result>(name: StepName, attributes: Attributes, work: (step: Step) => Result): Result
  /** Whether a span would be recorded. */
  isTracing(): boolean
  /** Null outside traces. */
  place(): TracePlace | null
  log(record: LogRecord): void
  /** The result of this process's latest deliveries; null if it sent nothing in the last minute. */
  lastDelivery(): Delivery | null
  /** Sends pending data, for at most a second and a half. Nothing is recorded afterwards. */
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
