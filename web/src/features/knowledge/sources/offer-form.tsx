import { refusalForSchedule } from '@parleykit/contract/billing/plans'
import { type SourceInterval, sourceIntervals } from '@parleykit/contract/knowledge/sources/source-kinds'
import type { SourceOffer } from '@parleykit/contract/knowledge/sources/sources'
import { Button, Flex, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useWorkspace } from '../../workspaces/use-workspace.ts'
import { PartPicker } from './part-picker.tsx'
import { Problem } from './problem.tsx'
import { intervalWords, sourceTexts } from './source-texts.ts'

/** What a new source is called, what of it is read, and how often. */
export interface SourceSettings {
  readonly name?: string
  readonly picked: string[] | null
  readonly every: SourceInterval
}

interface OfferFormProps {
  readonly offer: SourceOffer
  readonly parts: string
  readonly isPending: boolean
  readonly problem: string | null
  readonly isPlanProblem: boolean
  readonly onBack: () => void
  readonly onConnect: (settings: SourceSettings) => void
}

const intervals = sourceIntervals.map((interval) => [interval, intervalWords[interval]] as const)

/** The second step: the parts of a source to read, its name and its schedule. */
export function OfferForm({
  offer,
  parts,
  isPending,
  problem,
  isPlanProblem,
  onBack,
  onConnect,
}: OfferFormProps) {
  const [name, setName] = useState(offer.name)
  const [picked, setPicked] = useState<string[] | null>(null)
  const workspace = useWorkspace()
  const isScheduled = refusalForSchedule(workspace?.subscriptionTier ?? 'free') === null
  const [every, setEvery] = useState<SourceInterval>(isScheduled ? 'daily' : 'off')
  const isNothing = picked?.length === 0
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isNothing) onConnect({ ...(name.trim() && { name }), picked, every })
      }}
    >
      <Flex direction="column" gap="4">
        {offer.choices.length > 0 && (
          <PartPicker choices={offer.choices} parts={parts} picked={picked} onPick={setPicked} />
        )}
        <Field label={sourceTexts.name}>
          {(control) => (
            <TextField.Root
              {...control}
              autoComplete="off"
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={sourceTexts.every}>
          {(control) => <NativeSelect {...control} value={every} options={intervals} onChoose={setEvery} />}
        </Field>
        {problem !== null && <Problem text={problem} isOfPlan={isPlanProblem} />}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onBack}>
            {sourceTexts.back}
          </Button>
          <SubmitButton isPending={isPending} isOff={isNothing} pending={sourceTexts.connecting}>
            {sourceTexts.connect}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
