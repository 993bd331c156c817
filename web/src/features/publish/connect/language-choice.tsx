import { widgetLanguages } from '@parleykit/contract/widget-labels/languages'
import { Select } from '@radix-ui/themes'
import { Field } from '../../../ui/field.tsx'

interface LanguageChoiceProps {
  /** ISO 639-1; null for the page's. */
  readonly language: string | null
  readonly onChange: (language: string | null) => void
}

const automatic = 'automatic'

/** The language of what the bubble says by itself. */
export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  return (
    <Field label="Language of its labels" help="The agent answers in the visitor's language either way.">
      {(control) => (
        <Select.Root
          value={language ?? automatic}
          onValueChange={(chosen) => onChange(chosen === automatic ? null : chosen)}
        >
          <Select.Trigger {...control} />
          <Select.Content>
            <Select.Item value={automatic}>Automatic: the language of your page</Select.Item>
            {widgetLanguages.map((code) => (
              <Select.Item key={code} value={code}>
                {nameOf(code)}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      )}
    </Field>
  )
}

/** As those who speak it call it, and in English. */
function nameOf(code: string): string {
  const name = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  return code === 'en' ? name('en') : `${name('en')} (${name(code)})`
}
