import type { Agent } from '@parleykit/contract/agents/agents'
import { useField, useFieldErrors, useFieldValue } from '../../../ui/form/use-form.ts'
import { BudgetField } from '../../models/spending/budget-field.tsx'
import type { SettingsFormState } from './agent-form.ts'

interface ModelBudgetFieldProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

/** What the agent's models may take in a month. */
export function ModelBudgetField({ agent, form }: ModelBudgetFieldProps) {
  const field = useField({ form, name: 'modelBudget' })
  const error = useFieldErrors(form).modelBudget
  const usesModels = useFieldValue({ form, name: 'usesModels' })
  if (!usesModels) return null
  return (
    <BudgetField
      label="Monthly budget"
      agentId={agent.id}
      value={field.value}
      error={error?.amount?.message ?? error?.message}
      onChange={field.onChange}
    />
  )
}
