import type { ImportReport } from '@parleykit/contract/portability/agent-files'
import { Button, Flex, Heading, Progress, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FilePicker } from './file-picker.tsx'
import { portabilityTexts } from './portability-texts.ts'
import './portability.css'
import { useImport } from './use-import.ts'

type ImportButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'variant'>

/** Opens a dialog that asks for an agent's file, and shows the import's progress and report. */
export function ImportButton({ size = '2', variant = 'soft' }: ImportButtonProps) {
  const [open, setOpen] = useState(false)
  const { phase, send, again } = useImport()

  /** Closing doesn't stop a running import; the dialog shows it again. */
  function change(opening: boolean) {
    if (opening && phase.name !== 'sending' && phase.name !== 'reading') again()
    setOpen(opening)
  }

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger>
        <Button size={size} variant={variant} type="button">
          <FileUp size={16} /> {portabilityTexts.import}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="560px">
        <Dialog.Title size="4">
          {phase.name === 'completed' ? portabilityTexts.completed : portabilityTexts.import}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {phase.name === 'completed' ? portabilityTexts.completedHelp : portabilityTexts.importHelp}
        </Dialog.Description>
        {phase.name === 'choosing' && <FilePicker {...phase} onFile={send} />}
        {phase.name === 'sending' && (
          <ImportProgress words={portabilityTexts.sending(phase.share)} share={phase.share} />
        )}
        {phase.name === 'reading' && (
          <ImportProgress
            words={portabilityTexts.reading(phase)}
            share={phase.done / Math.max(1, phase.total)}
          />
        )}
        {phase.name === 'completed' && phase.imported.report && (
          <ImportReportView report={phase.imported.report} />
        )}
        <Flex gap="3" mt="5" justify="end" wrap="wrap" className="dialog-actions">
          <Dialog.Close>
            <Button variant="soft" color="gray" type="button">
              Close
            </Button>
          </Dialog.Close>
          {phase.name === 'completed' && phase.imported.agentId !== null && (
            <Button asChild>
              <Link to="/dashboard/agents/$id" params={{ id: String(phase.imported.agentId) }} autoFocus>
                {portabilityTexts.openAgent}
              </Link>
            </Button>
          )}
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface ImportProgressProps {
  readonly words: string
  /** 0 to 1. */
  readonly share: number
}

function ImportProgress({ words, share }: ImportProgressProps) {
  return (
    <Flex direction="column" gap="2" role="status">
      <Text size="2">{words}</Text>
      <Progress value={Math.round(share * 100)} aria-label={words} />
    </Flex>
  )
}

/** What was imported, what was left out and why, and other notes. */
function ImportReportView({ report }: { readonly report: ImportReport }) {
  const { leftOut, notes } = report
  return (
    <Flex direction="column" gap="4">
      <Text as="p" size="2">
        {portabilityTexts.taken(report)}{' '}
        {report.isTraining ? portabilityTexts.isTraining : portabilityTexts.nothingToTrain}
      </Text>
      {leftOut.length > 0 && (
        <section aria-labelledby="left-out">
          <Heading as="h2" size="3" mb="2" id="left-out">
            {portabilityTexts.leftOut}
          </Heading>
          <ul className="left-out">
            {leftOut.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>
                <Text as="div" size="2" weight="medium" className="wrap-anywhere">
                  {name}
                </Text>
                <Text as="div" size="2" color="gray" className="wrap-anywhere">
                  {reason}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="import-notes">
        <Heading as="h2" size="3" mb="2" id="import-notes">
          {portabilityTexts.notes}
        </Heading>
        <ul className="import-notes">
          {notes.map((note) => (
            <li key={note}>
              <Text size="2" className="wrap-anywhere">
                {note}
              </Text>
            </li>
          ))}
        </ul>
      </section>
    </Flex>
  )
}
