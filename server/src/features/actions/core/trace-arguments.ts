import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { TracedAction } from '@parleykit/contract/actions/action-runs'
import type { ReadValues } from './read-values.ts'

/** In place of what an owner or another visitor shouldn't read. */
const masked = '••••'

/**
 * The values of a call, as far as they are known, for the owner. Values of an identity, and fixed ones, which may be keys, are
 * masked.
 */
export function traceArguments(
  inputs: readonly ActionInput[],
  typed: Readonly<Record<string, string>>,
  { values }: ReadValues,
): TracedAction['arguments'] {
  return inputs.flatMap(({ name, label, source }) => {
    const value = String(values[name] ?? typed[name] ?? '')
    if (value === '') return []
    return [{ label, source, value: source === 'identity' || source === 'fixed' ? masked : value }]
  })
}
