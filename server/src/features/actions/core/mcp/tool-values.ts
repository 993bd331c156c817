import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { InputValue } from '../read-values.ts'
import type { ToolArgument } from './listed-tool.ts'

interface Filled {
  readonly inputs: readonly ActionInput[]
  readonly arguments: readonly ToolArgument[]
  readonly values: Readonly<Record<string, InputValue>>
}

/** The arguments of a tool, from the checked values of an action. What wasn't filled in is left out. */
export function toolValues({
  inputs,
  arguments: all,
  values,
}: Filled): Readonly<Record<string, string | number | boolean>> {
  return Object.fromEntries(
    all.flatMap(({ input: name, property, type }): [string, string | number | boolean][] => {
      const value = values[name]
      if (value === undefined || value === '') return []
      if (type === 'boolean')
        return [[property, inputs.find((input) => input.name === name)?.choices[0] === value]]
      return [[property, type === 'number' ? Number(value) : String(value)]]
    }),
  )
}
