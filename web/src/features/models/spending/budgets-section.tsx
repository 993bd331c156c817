import type { WorkspaceSpend } from '@parleykit/contract/models/spend'
import { Callout, Flex, Text } from '@radix-ui/themes'
import { TriangleAlert } from 'lucide-react'
import { z } from 'zod'
import { reportOutcome } from '../../../ui/feedback/report-outcome.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useDirtyState, useField, useFieldErrors, useForm } from '../../../ui/form/use-form.ts'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { BudgetBar } from './budget-bar.tsx'
import { budgetValues, toBudgetValues } from './budget-form-values.ts'
import { BudgetInput } from './budget-input.tsx'
import { useSetBudget } from './queries.ts'
import { spendingTexts } from './spending-texts.ts'

interface BudgetsSectionProps {
  readonly spend: WorkspaceSpend
  readonly agentNames: ReadonlyMap<number, string>
  readonly mayEdit: boolean
}

/** The workspace's budget, and how much of each budget is used. */
export function BudgetsSection({ spend, agentNames, mayEdit }: BudgetsSectionProps) {
  const { budget, budgets } = spend
  const isInDollars = budgets.some(({ budget: { unit } }) => unit === 'usd')
  const unknown = isInDollars ? unpricedModels(spend) : []
  return (
    <TitledSection title={spendingTexts.budgets} text={spendingTexts.budgetsHelp}>
      <Flex direction="column" gap="4">
        <BudgetForm key={JSON.stringify(budget)} spend={spend} mayEdit={mayEdit} />
        {budgets.map((state) => {
          const { agentId } = state
          const label =
            agentId === null
              ? spendingTexts.workspaceBudget
              : spendingTexts.agentBudget(agentNames.get(agentId) ?? '')
          return (
            <div key={agentId}>
              {agentId !== null && (
                <Text as="p" size="2" mb="1" className="wrap-anywhere">
                  {label}
                </Text>
              )}
              <BudgetBar label={label} state={state} />
            </div>
          )
        })}
        {unknown.length > 0 && (
          <Callout.Root color="yellow" size="1">
            <Callout.Icon>
              <TriangleAlert size={16} />
            </Callout.Icon>
            <Callout.Text className="wrap-anywhere">{spendingTexts.countsNothing(unknown)}</Callout.Text>
          </Callout.Root>
        )}
        <Text as="p" size="2" color="gray">
          {mayEdit ? spendingTexts.inSettings : spendingTexts.readOnly}
        </Text>
      </Flex>
    </TitledSection>
  )
}

/** Models that budgets in dollars don't count, the server's ones included. */
function unpricedModels({ prices, unpricedServerModels }: WorkspaceSpend): string[] {
  const own = prices.filter(({ price }) => price === null).map(({ model }) => model)
  return [...new Set([...own, ...unpricedServerModels])]
}

const budgetForm = z.object({ budget: budgetValues })

function BudgetForm({ spend: { budget }, mayEdit }: Pick<BudgetsSectionProps, 'spend' | 'mayEdit'>) {
  const form = useForm({ schema: budgetForm, defaultValues: { budget: toBudgetValues(budget) } })
  const field = useField({ form, name: 'budget' })
  const errors = useFieldErrors(form)
  const { isDirty } = useDirtyState(form)
  const saving = useSetBudget()
  const submit = form.handleSubmit((values) =>
    reportOutcome('budget', saving.mutateAsync(values.budget), spendingTexts.saved, spendingTexts.saveFailed),
  )
  return (
    <form noValidate onSubmit={submit}>
      <Flex gap="3" align="end" wrap="wrap">
        <BudgetInput
          label={spendingTexts.workspaceBudget}
          value={field.value}
          error={errors.budget?.amount?.message ?? errors.budget?.message}
          isDisabled={!mayEdit}
          onChange={field.onChange}
        />
        {mayEdit && isDirty && (
          <SubmitButton isPending={saving.isPending} pending={spendingTexts.saving}>
            {spendingTexts.save}
          </SubmitButton>
        )}
      </Flex>
    </form>
  )
}
