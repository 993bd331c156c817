import type { Connection, ModelRef } from '@parleykit/contract/models/models'
import { modelTexts } from './model-texts.ts'

/** A model that can be chosen, with the name of its connection. */
export interface ChoosableModel extends ModelRef {
  readonly connectionName: string
}

/** The models of connections: those that write, and those that turn texts into vectors (all if none is known to). */
export function choosableModels(connections: readonly Connection[]) {
  const of = (pick: (connection: Connection) => readonly string[]): ChoosableModel[] =>
    connections.flatMap((connection) =>
      pick(connection).map((model) => ({
        connectionId: connection.id,
        model,
        connectionName: connection.name,
      })),
    )
  const embedders = of(({ embeddingModels }) => embeddingModels)
  return {
    writers: of(({ models, embeddingModels }) => models.filter((model) => !embeddingModels.includes(model))),
    embedders: embedders.length > 0 ? embedders : of(({ models }) => models),
  }
}

interface ModelOptions {
  readonly models: readonly ChoosableModel[]
  /** What is chosen now; it is listed even if it is gone. */
  readonly chosen: ModelRef | null
  /** The words for no choice. */
  readonly none: string
}

/** The value of a model in a select; empty for none. */
export function modelKey(ref: ModelRef | null): string {
  return ref === null ? '' : `${ref.connectionId} ${ref.model}`
}

/** The model of a select's value; null for none. */
export function modelOfKey(key: string): ModelRef | null {
  const at = key.indexOf(' ')
  return at < 0 ? null : { connectionId: Number(key.slice(0, at)), model: key.slice(at + 1) }
}

/** The options of a select of models. Connections are named if there are several. */
export function modelOptions({ models, chosen, none }: ModelOptions): (readonly [string, string])[] {
  const areSeveral = new Set(models.map(({ connectionId }) => connectionId)).size > 1
  const options = models.map(
    (ref) => [modelKey(ref), areSeveral ? `${ref.model} · ${ref.connectionName}` : ref.model] as const,
  )
  const key = modelKey(chosen)
  const isGone = chosen !== null && !options.some(([each]) => each === key)
  return [['', none], ...options, ...(isGone ? [[key, modelTexts.gone(chosen.model)] as const] : [])]
}
