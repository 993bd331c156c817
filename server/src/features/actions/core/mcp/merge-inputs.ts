import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { ListedTool, ToolArgument } from './listed-tool.ts'

/** The inputs of a tool as it is now, with what the owner wrote into those that are still of the same type. */
export function mergeInputs(
  edited: readonly ActionInput[],
  now: Pick<ListedTool, 'inputs' | 'arguments'>,
): readonly ActionInput[] {
  return now.inputs.map((input) => {
    const own = edited.find(({ name, type }) => name === input.name && type === input.type)
    if (!own) return input
    const choices = isYesOrNo(now.arguments, input) && own.choices.length === 2 ? own.choices : input.choices
    return { ...own, choices, required: input.required || own.required }
  })
}

/**
 * Why edited inputs don't fit their tool, as a sentence; null if they do. The choices of a yes or no are the owner's words;
 * others are sent as they are.
 */
export function findMisfit(
  edited: readonly ActionInput[],
  { inputs, arguments: all }: Pick<ListedTool, 'inputs' | 'arguments'>,
): string | null {
  const shape = (of: readonly ActionInput[]) =>
    of.map((input) => [input.name, input.type, isYesOrNo(all, input) ? input.choices.length : input.choices])
  const fits = JSON.stringify(shape(edited)) === JSON.stringify(shape(inputs))
  return fits
    ? null
    : 'The inputs are the tool’s. Only their labels, hints and who fills them in can be changed.'
}

function isYesOrNo(all: readonly ToolArgument[], { name }: ActionInput): boolean {
  return all.find(({ input }) => input === name)?.type === 'boolean'
}
