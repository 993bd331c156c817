import { Flex, Text, TextField } from '@radix-ui/themes'
import { Choice } from '../../ui/choice.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { type ConversationSearchForm, whens } from './search.ts'

interface WhenChoiceProps {
  readonly search: ConversationSearchForm
  readonly onChange: (part: Partial<ConversationSearchForm>) => void
}

/** Filters by the day when conversations began: a preset, or a range. */
export function WhenChoice({ search: { when, fromDay, toDay }, onChange }: WhenChoiceProps) {
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Choice
        aria-label="When"
        value={when}
        options={whens.map((each) => [each, conversationTexts.when[each]] as const)}
        onChoose={(value) => onChange({ when: value })}
      />
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
