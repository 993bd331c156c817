import type { Connection } from '@parleykit/contract/models/models'
import { expect, test } from 'vitest'
import { choosableModels, modelKey, modelOfKey, modelOptions } from './model-options.ts'

const small = { connectionId: 1, model: 'small', connectionName: 'Ollama' }
const large = { connectionId: 2, model: 'a large one', connectionName: 'Cloud' }

test('a model survives its way through a select, whatever its name', () => {
  const ref = { connectionId: 12, model: 'hf.co/some one:latest' }
  expect(modelOfKey(modelKey(ref))).toEqual(ref)
  expect(modelOfKey(modelKey(null))).toBeNull()
})

test('connections are named only if there are several', () => {
  const none = 'None'
  expect(modelOptions({ models: [small], chosen: null, none })).toEqual([
    ['', none],
    ['1 small', 'small'],
  ])
  expect(modelOptions({ models: [small, large], chosen: null, none }).map(([, words]) => words)).toEqual([
    none,
    'small · Ollama',
    'a large one · Cloud',
  ])
})

test('a chosen model that is gone is still shown', () => {
  const chosen = { connectionId: 9, model: 'old' }
  const last = modelOptions({ models: [small], chosen, none: 'None' }).at(-1)
  expect(last).toEqual(['9 old', 'old (no longer available)'])
})

test('models that make vectors are offered for that alone, and all are where none is known to', () => {
  const connection = { id: 1, name: 'Ollama', models: ['gemma3', 'nomic-embed-text'] }
  const names = (models: readonly { model: string }[]) => models.map(({ model }) => model)
  const known = choosableModels([
    { ...connection, embeddingModels: ['nomic-embed-text'] } as unknown as Connection,
  ])
  expect([names(known.writers), names(known.embedders)]).toEqual([['gemma3'], ['nomic-embed-text']])
  const unknown = choosableModels([{ ...connection, embeddingModels: [] } as unknown as Connection])
  expect(names(unknown.embedders)).toEqual(connection.models)
})
