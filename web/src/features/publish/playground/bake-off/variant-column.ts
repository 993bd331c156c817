import type { Agent } from '@parleykit/contract/agents/agents'
import {
  type Instructions,
  type InstructionVersion,
  noInstructions,
} from '@parleykit/contract/agents/instructions'
import type { BakeOffVariant } from '@parleykit/contract/answering/bake-off'
import { modelOfKey } from '../../../models/model-options.ts'

/** The most answers side by side. */
export const columnsMax = 4

/** A column as it is chosen on the screen. */
export interface VariantColumn {
  readonly key: number
  /** `agent`, `none` or the key of a model. */
  readonly model: string
  /** `saved`, `empty`, `other` or the id of a saved version. */
  readonly instructions: string
  /** The instructions written here, used if `other` is chosen. */
  readonly other: Instructions
}

/** What the server is asked to try; the agent's own instructions are left out. */
export function variantOf(column: VariantColumn, versions: readonly InstructionVersion[]): BakeOffVariant {
  const model = column.model === 'agent' || column.model === 'none' ? column.model : modelOfKey(column.model)
  const instructions = instructionsOf(column, versions)
  return { model: model ?? 'agent', ...(instructions && { instructions }) }
}

function instructionsOf(
  { instructions, other }: VariantColumn,
  versions: readonly InstructionVersion[],
): Instructions | undefined {
  if (instructions === 'empty') return noInstructions
  if (instructions === 'other') return other
  return versions.find(({ id }) => String(id) === instructions)?.instructions
}

/** The agent's fields that make it answer as a variant does; empty if it already does. */
export function fieldsOf(
  { model, instructions }: BakeOffVariant,
  agent: Agent,
): Partial<Pick<Agent, 'usesModels' | 'replyModel' | 'instructions'>> {
  return {
    ...(model === 'none' && agent.usesModels && { usesModels: false }),
    ...(typeof model === 'object' && !isSame(model, agent.replyModel) && { replyModel: model }),
    ...(instructions && !isSame(instructions, agent.instructions) && { instructions }),
  }
}

function isSame(left: object, right: object | null): boolean {
  const sorted = (value: object | null) => JSON.stringify(Object.entries(value ?? {}).sort())
  return sorted(left) === sorted(right)
}
