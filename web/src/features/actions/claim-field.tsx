import type { ActionInput, IdentityClaim } from '@parleykit/contract/actions/action-inputs'
import { TextField } from '@radix-ui/themes'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { actionTexts } from './action-texts.ts'

interface ClaimFieldProps {
  readonly claim: ActionInput['claim']
  readonly onChoose: (claim: IdentityClaim) => void
}

const prefix = 'attributes.'

/** Which part of the proved identity fills an input. */
export function ClaimField({ claim, onChoose }: ClaimFieldProps) {
  const attribute = claim?.startsWith(prefix) ? claim.slice(prefix.length) : null
  const { id, email, name, attribute: another } = actionTexts.claims
  return (
    <>
      <Field label={actionTexts.claim} help={actionTexts.claimHelp}>
        {({ dir: _, ...control }) => (
          <NativeSelect
            {...control}
            value={attribute === null ? (claim ?? 'id') : prefix}
            options={[
              ['id', id],
              ['email', email],
              ['name', name],
              [prefix, another],
            ]}
            onChoose={(chosen) => onChoose(chosen as IdentityClaim)}
          />
        )}
      </Field>
      {attribute !== null && (
        <Field label={actionTexts.attribute}>
          {(control) => (
            <TextField.Root
              {...control}
              dir="ltr"
              value={attribute}
              onChange={({ target }) => onChoose(`${prefix}${target.value}`)}
            />
          )}
        </Field>
      )}
    </>
  )
}
