import type { SourceChoice } from '@parleykit/contract/knowledge/sources/sources'
import { Checkbox, Text } from '@radix-ui/themes'
import { sourceTexts } from './source-texts.ts'

interface PartPickerProps {
  readonly choices: readonly SourceChoice[]
  /** Such as "pages". */
  readonly parts: string
  /** Keys of the chosen parts; null for everything, also what is added later. */
  readonly picked: readonly string[] | null
  readonly onPick: (picked: string[] | null) => void
}

/** Chooses everything, or some parts of a source. */
export function PartPicker({ choices, parts, picked, onPick }: PartPickerProps) {
  const isPicked = (key: string) => picked === null || picked.includes(key)
  function pick(key: string, isOn: boolean) {
    const keys = choices.map((choice) => choice.key).filter((each) => (each === key ? isOn : isPicked(each)))
    onPick(keys.length === choices.length ? null : keys)
  }
  return (
    <fieldset className="part-picker">
      <Text as="span" size="2" weight="medium" asChild>
        <legend>{sourceTexts.chooseTitle(parts)}</legend>
      </Text>
      <Text as="label" size="2" weight="medium" className="part-choice">
        <Checkbox
          checked={picked === null || (picked.length > 0 && 'indeterminate')}
          onCheckedChange={() => onPick(picked === null ? [] : null)}
        />
        {sourceTexts.everything}
      </Text>
      <ul className="plain-list part-list">
        {choices.map(({ key, label }) => (
          <li key={key}>
            <Text as="label" size="2" className="part-choice">
              <Checkbox checked={isPicked(key)} onCheckedChange={(isOn) => pick(key, isOn === true)} />
              <span className="wrap-anywhere" dir="auto">
                {label}
              </span>
            </Text>
          </li>
        ))}
      </ul>
      {picked !== null && (
        <Text as="p" size="1" color="gray" mt="1" role="status">
          {sourceTexts.selected(picked.length, parts)}
        </Text>
      )}
    </fieldset>
  )
}
