import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Flex } from '@radix-ui/themes'
import { FileText, History } from 'lucide-react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { instructionsTexts } from '../instruction-texts.ts'
import type { SettingsFormState } from './agent-form.ts'
import { InstructionHistory } from './instruction-history.tsx'
import { PromptText } from './prompt-text.tsx'

interface InstructionToolsProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

/** The saved versions of the instructions, and the prompt that they are part of. */
export function InstructionTools({ agent, form }: InstructionToolsProps) {
  return (
    <Flex gap="3" wrap="wrap">
      <Dialog.Root>
        <Dialog.Trigger>
          <Button type="button" variant="soft" color="gray">
            <History size={16} aria-hidden /> {instructionsTexts.history}
          </Button>
        </Dialog.Trigger>
        <Dialog.Content maxWidth="640px">
          <InstructionHistory agent={agent} form={form} />
        </Dialog.Content>
      </Dialog.Root>
      <Dialog.Root>
        <Dialog.Trigger>
          <Button type="button" variant="soft" color="gray">
            <FileText size={16} aria-hidden /> {instructionsTexts.prompt}
          </Button>
        </Dialog.Trigger>
        <Dialog.Content maxWidth="720px">
          <PromptText agentId={agent.id} />
        </Dialog.Content>
      </Dialog.Root>
    </Flex>
  )
}
