import { Flex, Skeleton, Switch, Text } from '@radix-ui/themes'
import { lazy, Suspense } from 'react'
import { Controlled, useFieldValue } from '../../../ui/form/use-form.ts'
import { useAfterPaint } from '../../../ui/timing/use-after-paint.ts'
import type { SettingsFormState } from './agent-form.ts'

const OfficeHours = lazy(() => import('./office-hours.tsx'))

/** When people are available to help visitors, and the text shown at other times. */
export function OfficeHoursFields({ form }: { readonly form: SettingsFormState }) {
  const isOn = useAfterPaint(useFieldValue({ form, name: 'officeHours.isOn' }))
  return (
    <fieldset className="plain-fieldset">
      <Text as="label" size="2" weight="medium">
        <Flex gap="2" align="center">
          <Controlled
            form={form}
            name="officeHours.isOn"
            render={(field) => (
              <Switch ref={field.ref} checked={field.value} onCheckedChange={field.onChange} />
            )}
          />
          Office hours
        </Flex>
      </Text>
      <Text as="p" size="1" color="gray" mt="1">
        {isOn
          ? "If the end time is before the start time, it's the next day."
          : "When off, visitors don't see when your team is available."}
      </Text>
      {isOn && (
        <Suspense fallback={<Skeleton height="480px" mt="3" />}>
          <OfficeHours form={form} />
        </Suspense>
      )}
    </fieldset>
  )
}
