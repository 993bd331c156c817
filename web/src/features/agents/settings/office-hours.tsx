import { visitorHelpTexts } from '@parleykit/contract/agents/visitor-help-texts'
import { Checkbox, Flex, Text, TextField } from '@radix-ui/themes'
import { useId } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { Controlled, useFieldErrors, useFieldValue } from '../../../ui/form/use-form.ts'
import { useAfterPaint } from '../../../ui/timing/use-after-paint.ts'
import type { SettingsFormState } from './agent-form.ts'
import './office-hours-fields.css'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The hours of each day, their time zone, and the text shown outside them. */
export default function OfficeHours({ form }: { readonly form: SettingsFormState }) {
  const zones = useId()
  const errors = useFieldErrors(form).officeHours
  const days = errors?.days
  return (
    <Flex direction="column" gap="4" mt="3">
      <ul className="office-days">
        {weekdays.map((weekday, index) => (
          <Day key={weekday} form={form} weekday={weekday} index={index} />
        ))}
      </ul>
      {days && (
        <Text as="p" size="1" color="red" role="alert">
          {days.root?.message ?? days.message ?? "Enter a start and end time for every day that's on."}
        </Text>
      )}
      <Field label="Time zone" error={errors?.timeZone?.message}>
        {(control) => (
          <>
            <TextField.Root
              list={zones}
              spellCheck={false}
              autoComplete="off"
              placeholder="Europe/Berlin"
              {...control}
              {...form.register('officeHours.timeZone')}
            />
            <datalist id={zones}>
              {Intl.supportedValuesOf('timeZone').map((zone) => (
                <option key={zone} value={zone} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field
        label="Text outside office hours"
        error={errors?.text?.message}
        help="Shown to visitors who ask for a person outside office hours. Leave empty for the default."
      >
        {(control) => (
          <TextField.Root
            placeholder={visitorHelpTexts.outsideOfficeHours}
            {...control}
            {...form.register('officeHours.text')}
          />
        )}
      </Field>
    </Flex>
  )
}

interface DayProps {
  readonly form: SettingsFormState
  readonly weekday: string
  /** 0 for Monday. */
  readonly index: number
}

function Day({ form, weekday, index }: DayProps) {
  const isOn = useAfterPaint(useFieldValue({ form, name: `officeHours.days.${index}.isOn` }))
  return (
    <li>
      <Text as="label" size="2" className="office-day">
        <Controlled
          form={form}
          name={`officeHours.days.${index}.isOn`}
          render={(field) => (
            <Checkbox
              ref={field.ref}
              checked={field.value}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          )}
        />
        {weekday}
      </Text>
      {isOn ? (
        <Flex gap="2" align="center">
          {(['from', 'to'] as const).map((end) => (
            <TextField.Root
              key={end}
              type="time"
              aria-label={`${weekday}, ${end === 'from' ? 'from' : 'to'}`}
              {...form.register(`officeHours.days.${index}.${end}`)}
            />
          ))}
        </Flex>
      ) : (
        <Text size="2" color="gray">
          Closed
        </Text>
      )}
    </li>
  )
}
