import { guessColumnRoles, mapAnswerRows } from '@parleykit/contract/answering/curated-answers/answer-columns'
import type { AnswerImportReport } from '@parleykit/contract/answering/curated-answers/answer-files'
import { answerFileTypes } from '@parleykit/contract/answering/curated-answers/limits'
import { Button, Flex, Text } from '@radix-ui/themes'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { type AnswerSheet, ColumnsStep } from './import-columns.tsx'
import { PreviewStep } from './import-preview.tsx'
import { importTexts } from './import-texts.ts'
import { useImportAnswers, useReadAnswerFile } from './queries.ts'

interface ImportStepsProps {
  readonly agentId: number
  readonly onDone: () => void
}

/** Chooses a file, its columns, and shows what would be stored before it is. */
export function ImportSteps({ agentId, onDone }: ImportStepsProps) {
  const [sheet, setSheet] = useState<AnswerSheet | null>(null)
  const [report, setReport] = useState<AnswerImportReport | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const importing = useImportAnswers(agentId)

  function preview(chosen: AnswerSheet) {
    setFailure(null)
    importing.mutate(
      { rows: mapAnswerRows(chosen.rows, chosen), isPreview: true },
      {
        onSuccess: setReport,
        onError: (error) => setFailure(withDetail(importTexts.previewFailed, error)),
      },
    )
  }

  function apply(chosen: AnswerSheet) {
    clearToastsBefore('curated-answer', importing).mutate(
      { rows: mapAnswerRows(chosen.rows, chosen), isPreview: false },
      {
        onSuccess: ({ added, changed }) => {
          toast(importTexts.applied(added, changed), 'curated-answer')
          onDone()
        },
        onError: (error) => {
          const { title, description } = importTexts.applyFailed
          setFailure(withDetail(description, error))
          toastError({ title, description: withDetail(description, error) }, 'curated-answer')
        },
      },
    )
  }

  if (!sheet)
    return (
      <FileStep
        agentId={agentId}
        onRead={(rows) => setSheet({ rows, roles: guessColumnRoles(rows), hasHeader: true })}
      />
    )
  const shared = { failure, isPending: importing.isPending }
  if (!report)
    return (
      <ColumnsStep
        {...shared}
        sheet={sheet}
        onChange={setSheet}
        onBack={() => setSheet(null)}
        onNext={() => preview(sheet)}
      />
    )
  return (
    <PreviewStep
      {...shared}
      report={report}
      onBack={() => {
        setReport(null)
        setFailure(null)
      }}
      onApply={() => apply(sheet)}
    />
  )
}

interface FileStepProps {
  readonly agentId: number
  readonly onRead: (rows: string[][]) => void
}

/** Asks for a file, and says why the last one was refused. */
function FileStep({ agentId, onRead }: FileStepProps) {
  const reading = useReadAnswerFile(agentId)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Flex direction="column" gap="4" align="start">
      <Text as="p" size="2" color="gray">
        {importTexts.fileHelp}
      </Text>
      {reading.error && (
        <Text as="p" size="2" color="red" role="alert" className="wrap-anywhere">
          {withDetail(importTexts.readFailed, reading.error)}
        </Text>
      )}
      <Button disabled={reading.isPending} onClick={() => input.current?.click()}>
        <FileUp size={16} /> {reading.isPending ? importTexts.reading : importTexts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={answerFileTypes.map((type) => `.${type}`).join(',')}
        aria-label={importTexts.fileLabel}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) reading.mutate(file, { onSuccess: ({ rows }) => onRead(rows) })
          event.target.value = ''
        }}
      />
      <Flex justify="end" width="100%" className="dialog-actions">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            Cancel
          </Button>
        </Dialog.Close>
      </Flex>
    </Flex>
  )
}
