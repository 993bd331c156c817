import { AsyncLocalStorage } from 'node:async_hooks'
import type * as otel from '@opentelemetry/api'
import { type Attributes, attributes, type StepName, steps } from './catalogue.ts'
import { kindOfError } from './kind-of-error.ts'
import { noStep, type Step, type Telemetry } from './telemetry.ts'

/**
 * Maximum number of spans per trace and process. A website crawl has thousands, of which the first are representative.
 */
const stepsMax = 500

/** The trace context of the current work. */
interface Place {
  readonly span: otel.Span
  readonly trace: { steps: number; leftOut: number }
  /** Work that continues after its end isn't part of it: a timer may outlive it by days. */
  isOver: boolean
}

type Tracing = Pick<Telemetry, 'beginTrace' | 'beginStep' | 'step' | 'isTracing' | 'place'>

/** Creates spans with the library's tracer. The current trace follows the asynchronous work. */
export function makeTracer(
  api: typeof otel,
  tracer: otel.Tracer,
  readCaller: (traceparent: string) => otel.SpanContext | null,
): Tracing {
  const places = new AsyncLocalStorage<Place>()

  const open = (name: StepName, given: Attributes, context: otel.Context) => {
    const { kind, title } = steps[name]
    const options = { kind: api.SpanKind[kind], attributes: toNames(given) }
    return tracer.startSpan(title(given), options, context)
  }
  /** Null if nothing would be recorded. */
  const beneath = (name: StepName, given: Attributes): Place | null => {
    const above = places.getStore()
    if (!above || above.isOver || !above.span.isRecording()) return null
    const { trace } = above
    if (trace.steps >= stepsMax) {
      trace.leftOut++
      return null
    }
    trace.steps++
    return { span: open(name, given, api.trace.setSpan(api.ROOT_CONTEXT, above.span)), trace, isOver: false }
  }

  return {
    beginTrace(name, given, caller) {
      const from = caller === undefined ? null : readCaller(caller)
      const context = from ? api.trace.setSpanContext(api.ROOT_CONTEXT, from) : api.ROOT_CONTEXT
      const place = { span: open(name, given, context), trace: { steps: 0, leftOut: 0 }, isOver: false }
      const step = stepOf(api, place)
      return {
        note: step.note,
        end(error) {
          const { leftOut } = place.trace
          if (leftOut > 0) step.note({ leftOut })
          step.end(error)
        },
        within: (work) => places.run(place, work),
      }
    },
    beginStep(name, given) {
      const place = beneath(name, given)
      return place ? stepOf(api, place) : noStep
    },
    step(name, given, work) {
      const place = beneath(name, given)
      if (!place) return work(noStep)
      const step = stepOf(api, place)
      return places.run(place, () => endAfter(step, () => work(step)))
    },
    isTracing() {
      const above = places.getStore()
      return above !== undefined && !above.isOver && above.span.isRecording()
    },
    place() {
      const context = places.getStore()?.span.spanContext()
      return context ? { trace_id: context.traceId, span_id: context.spanId } : null
    },
  }
}

function stepOf({ SpanStatusCode }: typeof otel, place: Place): Step {
  return {
    note: (given) => void place.span.setAttributes(toNames(given)),
    end(error) {
      if (place.isOver) return
      place.isOver = true
      if (error !== undefined) {
        place.span.setAttributes(toNames({ error: kindOfError(error) }))
        place.span.setStatus({ code: SpanStatusCode.ERROR })
      }
      place.span.end()
    },
  }
}

/** Ends the span when the work ends, immediately or later. */
function endAfter<Result>(step: Step, work: () => Result): Result {
  try {
    const result = work()
    if (result instanceof Promise)
      result.then(
        () => step.end(),
        (error: unknown) => step.end(error),
      )
    else step.end()
    return result
  } catch (error) {
    step.end(error)
    throw error
  }
}

function toNames(given: Attributes): otel.Attributes {
  const named: otel.Attributes = {}
  for (const [name, otelName] of Object.entries(attributes)) {
    const value = given[name as keyof typeof attributes]
    if (value !== undefined) named[otelName] = value
  }
  return named
}
