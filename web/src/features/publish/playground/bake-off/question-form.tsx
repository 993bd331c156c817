import { chatMessageMax } from '@parleykit/contract/chat/limits'
import { Button, Flex, RadioGroup, TextField } from '@radix-ui/themes'
import { Play, Square } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Field } from '../../../../ui/form/field.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { bakeOffTexts } from './bake-off-texts.ts'

interface QuestionFormProps {
  readonly checks: readonly string[]
  readonly isRunning: boolean
  readonly onCompare: (questions: readonly string[]) => void
  readonly onStop: () => void
  /** What answers, above the button. */
  readonly children: ReactNode
}

/** What all columns are asked: one question, or the agent's checks. */
export function QuestionForm({ checks, isRunning, onCompare, onStop, children }: QuestionFormProps) {
  const [source, setSource] = useState<'one' | 'checks'>('one')
  const [typed, setTyped] = useState('')
  const question = typed.trim()
  const questions = source === 'checks' ? checks : question === '' ? [] : [question]
  return (
    <form
      className="bake-off-form"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        onCompare(questions)
      }}
    >
      {checks.length > 0 && (
        <RadioGroup.Root
          value={source}
          onValueChange={(value) => setSource(value === 'checks' ? 'checks' : 'one')}
          aria-label={bakeOffTexts.ask}
        >
          <Flex gap="4" wrap="wrap">
            <RadioGroup.Item value="one">{bakeOffTexts.one}</RadioGroup.Item>
            <RadioGroup.Item value="checks">{bakeOffTexts.checks(checks.length)}</RadioGroup.Item>
          </Flex>
        </RadioGroup.Root>
      )}
      {source === 'one' && (
        <Field label={bakeOffTexts.question} help={checks.length === 0 ? bakeOffTexts.noChecks : undefined}>
          {(control) => (
            <TextField.Root
              {...control}
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to ask
              autoFocus
              maxLength={chatMessageMax}
              placeholder={bakeOffTexts.placeholder}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
      {children}
      <Flex gap="3">
        <SubmitButton isPending={false} isOff={isRunning || questions.length === 0}>
          <Play size={15} aria-hidden /> {bakeOffTexts.compare}
        </SubmitButton>
        {isRunning && (
          <Button type="button" variant="soft" color="gray" onClick={onStop}>
            <Square size={14} aria-hidden /> {bakeOffTexts.stop}
          </Button>
        )}
      </Flex>
    </form>
  )
}
