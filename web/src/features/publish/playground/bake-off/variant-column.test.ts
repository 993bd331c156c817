import type { Agent } from '@parleykit/contract/agents/agents'
import { type InstructionVersion, noInstructions } from '@parleykit/contract/agents/instructions'
import { expect, test } from 'vitest'
import { fieldsOf, type VariantColumn, variantOf } from './variant-column.ts'

const short = { ...noInstructions, style: 'Short.' }
const column: VariantColumn = { key: 0, model: '3 qwen3:8b', instructions: 'saved', other: short }
const version = { id: 7, instructions: short } as InstructionVersion

test('a column asks for its model, and for instructions only if they are not the saved ones', () => {
  const model = { connectionId: 3, model: 'qwen3:8b' }
  expect(variantOf(column, [])).toEqual({ model })
  expect(variantOf({ ...column, instructions: 'empty' }, [])).toEqual({ model, instructions: noInstructions })
  expect(variantOf({ ...column, model: 'agent', instructions: 'other' }, [])).toEqual({
    ...{ model: 'agent', instructions: short },
  })
  expect(variantOf({ ...column, model: 'none', instructions: '7' }, [version])).toEqual({
    ...{ model: 'none', instructions: short },
  })
})

test('choosing changes only what the agent does otherwise', () => {
  const replyModel = { model: 'qwen3:8b', connectionId: 3 }
  const agent = { usesModels: true, replyModel, instructions: short } as Agent
  expect(fieldsOf({ model: 'agent' }, agent)).toEqual({})
  expect(fieldsOf({ model: { connectionId: 3, model: 'qwen3:8b' }, instructions: short }, agent)).toEqual({})
  expect(fieldsOf({ model: 'none' }, agent)).toEqual({ usesModels: false })
  const other = { connectionId: 3, model: 'llama' }
  expect(fieldsOf({ model: other, instructions: noInstructions }, agent)).toEqual({
    ...{ replyModel: other, instructions: noInstructions },
  })
})
