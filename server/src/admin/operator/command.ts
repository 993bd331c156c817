import type { OpenOperator } from './operator.ts'

export interface CommandOptions {
  readonly email?: string | undefined
}

export interface Command {
  readonly usage: string
  readonly help: string
  /** How many words follow it. */
  readonly takes: number
  /** Whether --email may stand beside it. */
  readonly takesEmail?: true
  run(operator: OpenOperator, words: readonly string[], options: CommandOptions): Promise<void>
}
