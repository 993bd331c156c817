import type { Agent } from '@parleykit/contract/agents/agents'
import { defaultBrandColor } from '@parleykit/contract/agents/limits'
import { Flex, Grid, RadioGroup, Switch, Text, TextField } from '@radix-ui/themes'
import { useId } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { toSixDigitHex } from '../../agents/to-six-digit-hex.ts'
import type { BubbleChoices } from '../snippets/bubble-choices.ts'
import { connectDialogTexts } from '../texts/connect-texts.ts'
import { LanguageChoice } from './language-choice.tsx'
import { OffsetField } from './offset-field.tsx'

interface BubbleOptionsProps {
  readonly agent: Agent
  readonly choices: BubbleChoices
  readonly onChange: (changed: Partial<BubbleChoices>) => void
}

/** Maximum length that fits next to the picture on a phone. */
const labelMax = 30
const pathMax = 200
/** Maximum length that can be read at a glance, about four lines next to the bubble. */
const messageMax = 120

/** The owner's options for the bubble. */
export function BubbleOptions({ agent, choices, onChange }: BubbleOptionsProps) {
  return (
    <Flex direction="column" gap="4">
      <PlaceFields choices={choices} onChange={onChange} />
      <ColorChoice
        brandColor={toSixDigitHex(agent.brandColor) ?? defaultBrandColor}
        color={choices.color}
        onChange={(color) => onChange({ color })}
      />
      <Field
        label="Bubble label"
        help="Text next to the icon, such as “Ask us”. Leave empty to show only the icon."
      >
        {(control) => (
          <TextField.Root
            {...control}
            maxLength={labelMax}
            value={choices.label}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        )}
      </Field>
      <Field label={connectDialogTexts.messageLabel} help={connectDialogTexts.messageHelp}>
        {(control) => (
          <TextField.Root
            {...control}
            maxLength={messageMax}
            value={choices.message}
            onChange={(event) => onChange({ message: event.target.value })}
          />
        )}
      </Field>
      <LanguageChoice language={choices.language} onChange={(language) => onChange({ language })} />
      <SwitchField
        label="Open the chat when the page loads, except on phones"
        checked={choices.opensOnLoad}
        onChange={(opensOnLoad) => onChange({ opensOnLoad })}
      />
    </Flex>
  )
}

/** On which pages and where on them the bubble is shown. */
function PlaceFields({ choices, onChange }: Omit<BubbleOptionsProps, 'agent'>) {
  return (
    <>
      <NativeSelect
        label="Where to show it"
        value={choices.isOnOnePath ? 'path' : 'site'}
        options={{ site: 'On the whole website', path: 'On a single page path' }}
        onChange={(where) => onChange({ isOnOnePath: where === 'path' })}
      />
      {choices.isOnOnePath && (
        <Field label="Path" help="Such as /help for that page only, or /help/* for all pages under it.">
          {(control) => (
            <TextField.Root
              {...control}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="off"
              maxLength={pathMax}
              value={choices.path}
              onChange={(event) => onChange({ path: event.target.value })}
            />
          )}
        </Field>
      )}
      <NativeSelect
        label="Corner"
        value={choices.position}
        options={{ automatic: 'Automatic', left: 'Bottom left', right: 'Bottom right' }}
        onChange={(position) => onChange({ position })}
      />
      <Grid columns="2" gap="3">
        <OffsetField
          label="Side spacing (px)"
          value={choices.fromSide}
          onChange={(fromSide) => onChange({ fromSide })}
        />
        <OffsetField
          label="Bottom spacing (px)"
          value={choices.fromBottom}
          onChange={(fromBottom) => onChange({ fromBottom })}
        />
      </Grid>
    </>
  )
}

interface NativeSelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: Readonly<Record<Value, string>>
  readonly onChange: (value: Value) => void
}

function NativeSelect<Value extends string>({ label, value, options, onChange }: NativeSelectProps<Value>) {
  const id = useId()
  const values = Object.keys(options) as Value[]
  return (
    <Flex direction="column" gap="2">
      <Text id={id} size="2" weight="medium">
        {label}
      </Text>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={(chosen) => onChange(values.find((one) => one === chosen) ?? value)}
      >
        <Flex gap={{ initial: '2', sm: '5' }} direction={{ initial: 'column', sm: 'row' }} wrap="wrap">
          {values.map((one) => (
            <RadioGroup.Item key={one} value={one}>
              {options[one]}
            </RadioGroup.Item>
          ))}
        </Flex>
      </RadioGroup.Root>
    </Flex>
  )
}

interface ColorChoiceProps {
  readonly brandColor: string
  readonly color: string | null
  readonly onChange: (color: string | null) => void
}

/**
 * By default the bubble uses the agent's brand color, even if that changes later. Another color is written into the
 * snippet.
 */
function ColorChoice({ brandColor, color, onChange }: ColorChoiceProps) {
  return (
    <Flex direction="column" gap="2">
      <NativeSelect
        label="Color"
        value={color === null ? 'brand' : 'own'}
        options={{ brand: "The agent's brand color", own: 'Custom color' }}
        onChange={(kind) => onChange(kind === 'own' ? brandColor : null)}
      />
      {color !== null && (
        <input
          type="color"
          className="color-swatch"
          aria-label="Bubble color"
          value={color}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
      )}
    </Flex>
  )
}

interface SwitchFieldProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function SwitchField({ label, checked, onChange }: SwitchFieldProps) {
  return (
    <Text as="label" size="2">
      <Flex gap="2" align="center">
        <Switch checked={checked} onCheckedChange={onChange} /> {label}
      </Flex>
    </Text>
  )
}
