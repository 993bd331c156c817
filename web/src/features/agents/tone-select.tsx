import { toneProfiles } from '@parleykit/contract/agents/agent-texts'
import { type ToneType, toneTypes } from '@parleykit/contract/agents/agents'
import { RadioCards, Text } from '@radix-ui/themes'

interface ToneSelectProps {
  readonly value: ToneType
  readonly onChange: (tone: ToneType) => void
}

/** A choice of four profiles, each with its effect for visitors. */
export function ToneSelect({ value, onChange }: ToneSelectProps) {
  function choose(value: string) {
    const tone = toneTypes.find((each) => each === value)
    if (tone) onChange(tone)
  }
  return (
    <RadioCards.Root
      value={value}
      onValueChange={choose}
      columns={{ initial: '1', xs: '2' }}
      aria-label="Agent profile"
    >
      {toneTypes.map((tone) => (
        <RadioCards.Item key={tone} value={tone} className="tone-card">
          <div className="truncating">
            <Text as="div" size="2" weight="medium">
              {toneProfiles[tone].title}
            </Text>
            <Text as="div" size="2" color="gray">
              {toneProfiles[tone].help}
            </Text>
          </div>
        </RadioCards.Item>
      ))}
    </RadioCards.Root>
  )
}
