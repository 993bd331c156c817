import { approvalHours } from '@parleykit/contract/actions/limits'
import { Flex, Grid, Switch, Text, TextArea, TextField } from '@radix-ui/themes'
import { useId } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { actionTexts } from './action-texts.ts'
import { AudienceField } from './audience-field.tsx'
import type { DraftProps } from './draft.ts'
import { PickFields } from './pick-fields.tsx'

/** Who may use an action, and what visitors see of it. */
export function VisitorFields({ draft, problems, onChange }: DraftProps) {
  const { http } = draft
  return (
    <TitledSection title={actionTexts.picks} {...(draft.kind !== 'form' && { text: actionTexts.picksHelp })}>
      <Flex direction="column" gap="4">
        {draft.kind !== 'form' && (
          <PickFields
            picks={http.picks}
            inputs={draft.inputs}
            onChange={(picks) => onChange({ http: { ...http, picks } })}
          />
        )}
        {draft.kind === 'page' && (
          <PickFields
            picks={draft.page.picks}
            inputs={[]}
            onChange={(picks) => onChange({ page: { ...draft.page, picks } })}
          />
        )}
        <Field label={actionTexts.doneText} help={actionTexts.doneHelp} error={problems.doneText}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              value={draft.doneText}
              onChange={({ target }) => onChange({ doneText: target.value })}
            />
          )}
        </Field>
        <AudienceField
          audience={draft.audience}
          problem={problems.audience}
          onChoose={(audience) => onChange({ audience })}
        />
        <DraftSwitch
          label={actionTexts.asksFirst}
          help={actionTexts.asksFirstHelp}
          isOn={draft.asksFirst}
          onChange={(asksFirst) => onChange({ asksFirst })}
        />
        {draft.kind !== 'page' && <ApprovalFields {...{ draft, problems, onChange }} />}
        {draft.kind === 'form' && (
          <DraftSwitch
            label={actionTexts.mails}
            isOn={draft.mails}
            onChange={(mails) => onChange({ mails })}
          />
        )}
        <DraftSwitch label={actionTexts.isOn} isOn={draft.isOn} onChange={(isOn) => onChange({ isOn })} />
      </Flex>
    </TitledSection>
  )
}

/** Whether a person approves it first, how long it waits, and what the visitor reads in the meantime. */
function ApprovalFields({ draft: { approval = null }, problems, onChange }: DraftProps) {
  return (
    <>
      <DraftSwitch
        label={actionTexts.needsApproval}
        help={actionTexts.needsApprovalHelp}
        isOn={approval !== null}
        onChange={(isOn) =>
          onChange({ approval: isOn ? { hours: approvalHours.usual, waitingText: '' } : null })
        }
      />
      {approval && (
        <Grid columns={{ initial: '1', sm: '1fr 2fr' }} gap="4">
          <Field
            label={actionTexts.approvalHours}
            help={actionTexts.approvalHoursHelp}
            error={problems['approval.hours']}
          >
            {(control) => (
              <TextField.Root
                {...control}
                type="number"
                min={approvalHours.min}
                max={approvalHours.max}
                value={Number.isNaN(approval.hours) ? '' : approval.hours}
                onChange={({ target }) =>
                  onChange({ approval: { ...approval, hours: target.valueAsNumber } })
                }
              />
            )}
          </Field>
          <Field
            label={actionTexts.waitingText}
            help={actionTexts.waitingHelp}
            error={problems['approval.waitingText']}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                value={approval.waitingText}
                onChange={({ target }) => onChange({ approval: { ...approval, waitingText: target.value } })}
              />
            )}
          </Field>
        </Grid>
      )}
    </>
  )
}

interface DraftSwitchProps {
  readonly label: string
  readonly help?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function DraftSwitch({ label, help, isOn, onChange }: DraftSwitchProps) {
  const helpId = useId()
  return (
    <div>
      <Text as="label" size="2">
        <Flex gap="3">
          <Switch
            checked={isOn}
            onCheckedChange={onChange}
            {...(help !== undefined && { 'aria-describedby': helpId })}
          />
          {label}
        </Flex>
      </Text>
      {help && (
        <Text as="p" size="1" color="gray" mt="1" id={helpId}>
          {help}
        </Text>
      )}
    </div>
  )
}
