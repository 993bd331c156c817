import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import { type HttpSettings, pickForms } from '@parleykit/contract/actions/http-settings'
import { Button, Flex, Grid, Text, TextField } from '@radix-ui/themes'
import { Plus, Trash2 } from 'lucide-react'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { actionTexts } from './action-texts.ts'

type Picks = HttpSettings['picks']
type Pick = Picks[number]

interface PickFieldsProps {
  readonly picks: Picks
  readonly inputs: readonly ActionInput[]
  readonly onChange: (picks: Picks) => void
}

/** The fields of the response that are shown, each with how it is shown. */
export function PickFields({ picks, inputs, onChange }: PickFieldsProps) {
  return (
    <Flex direction="column" gap="3">
      {picks.map((pick, index) => (
        <PickRow
          // biome-ignore lint/suspicious/noArrayIndexKey: paths are typed, so only the place identifies a field
          key={index}
          pick={pick}
          inputs={inputs}
          onChange={(changed) => onChange(picks.with(index, changed))}
          onRemove={() => onChange(picks.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button type="button" variant="soft" onClick={() => onChange([...picks, { path: '', label: '' }])}>
          <Plus size={16} /> {actionTexts.addPick}
        </Button>
      </div>
    </Flex>
  )
}

interface PickRowProps {
  readonly pick: Pick
  readonly inputs: readonly ActionInput[]
  readonly onChange: (pick: Pick) => void
  readonly onRemove: () => void
}

function PickRow({ pick, inputs, onChange, onRemove }: PickRowProps) {
  const { path, label, show = 'text', input = '' } = pick
  const help = actionTexts.showHelp[show]
  const forms = pickForms.filter((form) => form !== 'check' || inputs.length > 0 || show === 'check')
  return (
    <div>
      <Grid columns={{ initial: '1', sm: '3fr 2fr 2fr auto' }} gap="2" align="center">
        <TextField.Root
          aria-label={actionTexts.path}
          placeholder="order.status"
          dir="ltr"
          value={path}
          onChange={({ target }) => onChange({ ...pick, path: target.value })}
        />
        {show === 'check' ? (
          <NativeSelect
            aria-label={actionTexts.equals}
            value={input}
            options={[
              ['', actionTexts.equals] as const,
              ...inputs.map((each) => [each.name, each.label] as const),
            ]}
            onChoose={(name) => {
              const chosen = inputs.find((each) => each.name === name)
              onChange({ ...pick, input: name, label: chosen?.label || name })
            }}
          />
        ) : (
          <TextField.Root
            aria-label={actionTexts.label}
            placeholder={actionTexts.label}
            value={label}
            onChange={({ target }) => onChange({ ...pick, label: target.value })}
          />
        )}
        <NativeSelect
          aria-label={actionTexts.showAs}
          value={show}
          options={forms.map((form) => [form, actionTexts.shows[form]] as const)}
          onChoose={(form) => onChange({ path, label, show: form })}
        />
        <Button type="button" size="1" variant="soft" color="gray" onClick={onRemove}>
          <Trash2 size={14} /> {actionTexts.remove(label)}
        </Button>
      </Grid>
      {help && (
        <Text as="p" size="1" color="gray" mt="1">
          {help}
        </Text>
      )}
    </div>
  )
}
