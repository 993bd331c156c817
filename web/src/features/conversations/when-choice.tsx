import { conversationTexts } from '@parleykit/contract/owner-texts'
import { Flex, Select, Text, TextField } from '@radix-ui/themes'
import { type ConversationSearchForm, whens } from './search.ts'

interface WhenChoiceProps {
  readonly search: ConversationSearchForm
  readonly onChange: (part: Partial<ConversationSearchForm>) => void
}

/** The days that conversations began on: a preset, or from one day to another. */
export function WhenChoice({ search: { when, fromDay, toDay }, onChange }: WhenChoiceProps) {
  function choose(value: string) {
    onChange({ when: whens.find((each) => each === value) ?? 'any' })
  }
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Select.Root value={when} onValueChange={choose}>
        <Select.Trigger aria-label="When" className="when-choice" />
        <Select.Content position="popper">
          {whens.map((each) => (
            <Select.Item key={each} value={each}>
              {conversationTexts.when[each]}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      {when === 'between' && (
        <>
          <DayField label="From" day={fromDay} max={toDay} onChange={(day) => onChange({ fromDay: day })} />
          <DayField label="To" day={toDay} min={fromDay} onChange={(day) => onChange({ toDay: day })} />
        </>
      )}
    </Flex>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly day: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (day: string) => void
}

function DayField({ label, day, min, max, onChange }: DayFieldProps) {
  return (
    <Text as="label" size="2" color="gray" className="day-field">
      {label}
      <TextField.Root
        type="date"
        value={day}
        {...(min && { min })}
        {...(max && { max })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Text>
  )
}
