import { widgetLanguages } from '@parleykit/contract/publish/widget-labels/languages'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { connectDialogTexts } from '../texts/connect-texts.ts'
import { publicAddressesQuery } from './queries.ts'

interface LanguageChoiceProps {
  /** ISO 639-1; null for the page's. */
  readonly language: string | null
  readonly onChange: (language: string | null) => void
}

const automatic = 'automatic'

/** The language of the bubble's labels. */
export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  const { data } = useQuery(publicAddressesQuery)
  return (
    <Field
      label={connectDialogTexts.labelsLanguage}
      help={data && connectDialogTexts.answersIn(data.hasLanguageModel)}
    >
      {(control) => (
        <NativeSelect
          {...control}
          value={language ?? automatic}
          options={[
            [automatic, 'Automatic: the language of your page'],
            ...widgetLanguages.map((code) => [code, nameOf(code)] as const),
          ]}
          onChoose={(chosen) => onChange(chosen === automatic ? null : chosen)}
        />
      )}
    </Field>
  )
}

/** The language's name in that language and in English. */
function nameOf(code: string): string {
  const name = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  return code === 'en' ? name('en') : `${name('en')} (${name(code)})`
}
