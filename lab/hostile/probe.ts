import type { ServerProcess } from '../../e2e/support/run-server.ts'

/** Something that a stranger may send, and what the server must bear meanwhile. */
export interface Probe {
  readonly name: string
  /** Of the server, beside what every bench sets. */
  readonly environment?: Record<string, string>
  /** The slowest answer of /healthz that is borne while the probe runs, in milliseconds. */
  readonly worstHealthMs: number
  /** Sends it. `rows` are printed; `held` is whether everything besides /healthz was as expected. */
  run(server: ServerProcess): Promise<{ rows: readonly (readonly [string, string])[]; held: boolean }>
}
