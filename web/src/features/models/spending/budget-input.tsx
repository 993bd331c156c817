import { Flex, TextField } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import type { BudgetValues } from './budget-form-values.ts'
import { spendingTexts } from './spending-texts.ts'
import './spending.css'

const units = [
  ['', spendingTexts.noBudget],
  ['usd', spendingTexts.inDollars],
  ['tokens', spendingTexts.inTokens],
] as const

interface BudgetInputProps {
  readonly label: string
  readonly value: BudgetValues
  readonly help?: string | undefined
  readonly error: string | undefined
  readonly isDisabled?: boolean
  readonly onChange: (value: BudgetValues) => void
}

/** The unit of a budget, and its amount if there is one. */
export function BudgetInput({ label, value, help, error, isDisabled = false, onChange }: BudgetInputProps) {
  const { unit, amount } = value
  return (
    <Field label={label} error={error} help={help}>
      {(control) => (
        <Flex gap="2" wrap="wrap">
          <NativeSelect
            {...control}
            disabled={isDisabled}
            value={unit}
            options={units}
            onChoose={(chosen) => onChange({ amount: chosen === unit ? amount : '', unit: chosen })}
          />
          {unit !== '' && (
            <TextField.Root
              inputMode="decimal"
              autoComplete="off"
              aria-label={`${label}: ${spendingTexts.amount}`}
              className="budget-amount"
              disabled={isDisabled}
              value={amount}
              onChange={({ target }) => onChange({ unit, amount: target.value })}
            >
              {unit === 'usd' && <TextField.Slot>$</TextField.Slot>}
            </TextField.Root>
          )}
        </Flex>
      )}
    </Field>
  )
}
