import { registrationModes } from '@parleykit/contract/auth/account'
import type { Setup } from '@parleykit/contract/setup/setup'
import { reportOutcome } from '../../../ui/feedback/report-outcome.ts'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { setupTexts } from '../setup-texts.ts'
import { useChooseRegistration } from './queries.ts'
import { registrationTexts } from './server-settings-texts.ts'
import { SettingFacts } from './setting-facts.tsx'

/** Who can register. A choice is saved at once. */
export function RegistrationSection({ setup: { audience, registration } }: { readonly setup: Setup }) {
  const choosing = useChooseRegistration()
  const inForce = setupTexts.registrationOf(registration)
  if (registration.isSetByServer)
    return (
      <TitledSection title={setupTexts.registration} text={registrationTexts.text}>
        <SettingFacts
          facts={[{ name: registrationTexts.label, value: inForce }]}
          setByServer={registrationTexts.setByServerHelp}
        />
      </TitledSection>
    )
  const isTeam = audience === 'team'
  const usual = setupTexts.registrationOf({ mode: isTeam ? 'invite' : 'open' })
  const options = [
    ['', registrationTexts.usual(isTeam, usual)] as const,
    ...registrationModes.map((mode) => [mode, setupTexts.registrationOf({ mode })] as const),
  ]
  return (
    <TitledSection title={setupTexts.registration} text={registrationTexts.text}>
      <Field label={registrationTexts.label} help={registrationTexts.help}>
        {(control) => (
          <NativeSelect
            {...control}
            disabled={choosing.isPending}
            value={registration.isChosen ? registration.mode : ''}
            options={options}
            onChoose={(chosen) =>
              void reportOutcome(
                'registration',
                choosing.mutateAsync(chosen === '' ? null : chosen),
                registrationTexts.saved,
                registrationTexts.failed,
              )
            }
          />
        )}
      </Field>
    </TitledSection>
  )
}
