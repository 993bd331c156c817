import type { ActionTrial } from '@parleykit/contract/actions/action-routes'
import type { Action } from '@parleykit/contract/actions/actions'
import type { ActionPick } from '@parleykit/contract/actions/http-settings'
import { Button, Code, Flex, Text, TextField } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { actionTexts } from './action-texts.ts'
import { labelFrom } from './draft.ts'
import { listFields } from './list-fields.ts'
import { useTryAction } from './queries.ts'

interface TryActionProps {
  readonly agentId: number
  readonly action: Action
  readonly picked: readonly ActionPick[]
  readonly onPick: (picks: ActionPick[]) => void
}

/** Runs a saved action with the owner's values, and offers the fields of its response to be shown. */
export function TryAction({ agentId, action, picked, onPick }: TryActionProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const trial = useTryAction(agentId, action.id)
  const open = action.inputs.filter(({ source }) => source !== 'fixed')

  function run(event: FormEvent) {
    event.preventDefault()
    if (!trial.isPending) trial.mutate({ ...values })
  }

  return (
    <form onSubmit={run} noValidate className="action-trial">
      <TitledSection title={actionTexts.tryTitle} text={actionTexts.tryHelp}>
        <Flex direction="column" gap="4">
          {open.map(({ name, label }) => (
            <Field key={name} label={label}>
              {(control) => (
                <TextField.Root
                  {...control}
                  value={values[name] ?? ''}
                  onChange={({ target }) => setValues({ ...values, [name]: target.value })}
                />
              )}
            </Field>
          ))}
          <div>
            <SubmitButton isPending={trial.isPending}>{actionTexts.run}</SubmitButton>
          </div>
          <div role="status">
            {trial.error && (
              <Text as="p" size="2" color="red">
                {withDetail(actionTexts.tryFailed, trial.error)}
              </Text>
            )}
            {trial.data && <TrialResult trial={trial.data} picked={picked} onPick={onPick} />}
          </div>
        </Flex>
      </TitledSection>
    </form>
  )
}

interface TrialResultProps {
  readonly trial: ActionTrial
  readonly picked: readonly ActionPick[]
  readonly onPick: (picks: ActionPick[]) => void
}

function TrialResult({ trial, picked, onPick }: TrialResultProps) {
  const { request, status, response, fault, text, milliseconds } = trial
  const lines = [
    `${request.method} ${request.url}`,
    ...request.headers.map(({ name, value }) => `${name}: ${value || actionTexts.secretValue}`),
  ]
  const fields = listFields(response).filter(({ path }) => picked.every((pick) => pick.path !== path))
  return (
    <Flex direction="column" gap="3">
      <Text size="2" weight="medium">
        {actionTexts.request} · {actionTexts.time(milliseconds)}
      </Text>
      <Output text={[...lines, '', request.body].join('\n').trim()} />
      <Text size="2" weight="medium">
        {actionTexts.response} {status ?? ''}
      </Text>
      <Output text={response || actionTexts.noResponse} />
      {fault && (
        <Text as="p" size="2" color="red">
          {fault}
        </Text>
      )}
      {text && (
        <>
          <Text size="2" weight="medium">
            {actionTexts.visitorSees}
          </Text>
          <Output text={text} />
        </>
      )}
      <Flex gap="2" wrap="wrap">
        {fields.map(({ path, sample }) => (
          <Button
            key={path}
            type="button"
            size="1"
            variant="soft"
            title={sample}
            onClick={() => onPick([...picked, { path, label: labelOf(path) }])}
          >
            {actionTexts.pickField(path)}
          </Button>
        ))}
      </Flex>
    </Flex>
  )
}

function Output({ text }: { readonly text: string }) {
  return (
    <Code asChild variant="soft" color="gray" className="action-output">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long output is scrolled by the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </Code>
  )
}

/** The last name of a path, as a label. */
function labelOf(path: string): string {
  return labelFrom(path.split('.').at(-1)?.replace('[]', '') ?? path)
}
