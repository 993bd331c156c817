import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import type { Step, Telemetry } from '../telemetry/index.ts'
import { summarizeStatement } from './summarize-statement.ts'

type Send = (...args: unknown[]) => unknown

/** A client whose statements are spans of the current trace, with their operations and tables, but never values. */
export function tracedClient(Client: typeof pg.Client, telemetry: Telemetry): typeof pg.Client {
  return class TracedClient extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const send: Send = this.query.bind(this)
      Object.assign(this, { query: (...args: unknown[]) => traced(telemetry, send, args) })
    }
  }
}

/** Makes the handover of a connection part of the trace that waits for it, not of the one that releases it. */
export function keepTrace(pool: pg.Pool): void {
  const connect: Send = pool.connect.bind(pool)
  type Callback = Parameters<typeof AsyncResource.bind>[0]
  Object.assign(pool, {
    connect: (callback?: Callback) => (callback ? connect(AsyncResource.bind(callback)) : connect()),
  })
}

function traced(telemetry: Telemetry, send: Send, args: unknown[]): unknown {
  const [first] = args
  const { text, name } = statementOf(first)
  if (text === null || !telemetry.isTracing()) return send(...args)
  const step = telemetry.beginStep('statement', {
    ...{ system: 'postgresql', statement: summarizeStatement(text) },
    ...(name !== null && { prepared: name }),
  })
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const told = (error: unknown, result: unknown, ...rest: unknown[]) => {
      settle(step, error, result)
      callback(error, result, ...rest)
    }
    return send(...args.slice(0, -1), told)
  }
  const sent = send(...args)
  if (sent instanceof Promise)
    sent.then(
      (result: unknown) => settle(step, null, result),
      (error: unknown) => settle(step, error, null),
    )
  else step.end()
  return sent
}

/** Queries of the driver's own extensions, such as COPY, aren't traced. */
function statementOf(query: unknown): { readonly text: string | null; readonly name: string | null } {
  if (typeof query === 'string') return { text: query, name: null }
  if (typeof query !== 'object' || query === null || 'submit' in query) return { text: null, name: null }
  const { text = null, name = null } = query as { text?: unknown; name?: unknown }
  return { text: typeof text === 'string' ? text : null, name: typeof name === 'string' ? name : null }
}

function settle(step: Step, error: unknown, result: unknown): void {
  const { rowCount = null } = (result ?? {}) as { rowCount?: unknown }
  if (typeof rowCount === 'number') step.note({ rows: rowCount })
  step.end(error ?? undefined)
}
