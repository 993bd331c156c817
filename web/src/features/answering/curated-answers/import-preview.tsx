import type { AnswerImportReport } from '@parleykit/contract/answering/curated-answers/answer-files'
import { Button, Flex, Text } from '@radix-ui/themes'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { importTexts } from './import-texts.ts'

interface PreviewStepProps {
  readonly report: AnswerImportReport
  readonly failure: string | null
  readonly isPending: boolean
  readonly onBack: () => void
  readonly onApply: () => void
}

/** What would become of the rows, with the reason for each that is left out. */
export function PreviewStep({ report, failure, isPending, onBack, onApply }: PreviewStepProps) {
  const stored = report.added + report.changed
  return (
    <Flex direction="column" gap="3">
      <Text as="p" size="2" color="gray">
        {stored === 0 ? importTexts.nothing : importTexts.previewHelp}
      </Text>
      <dl className="import-counts">
        {(['added', 'changed', 'unchanged'] as const).map((kind) => (
          <div key={kind}>
            <Text size="1" color="gray" asChild>
              <dt>{importTexts.counts[kind]}</dt>
            </Text>
            <Text size="5" weight="medium" className="tabular" asChild>
              <dd>{report[kind].toLocaleString('en-US')}</dd>
            </Text>
          </div>
        ))}
      </dl>
      <LeftOut title={importTexts.duplicates(report.duplicates.length)} rows={report.duplicates} />
      <LeftOut title={importTexts.errors(report.errors.length)} rows={report.errors} />
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert" className="wrap-anywhere">
          {failure}
        </Text>
      )}
      <Flex gap="3" mt="2" justify="end" className="dialog-actions">
        <Button type="button" variant="soft" color="gray" onClick={onBack}>
          {importTexts.back}
        </Button>
        <PendingButton isOff={isPending || stored === 0} onClick={onApply}>
          {isPending ? importTexts.applying : importTexts.apply(stored)}
        </PendingButton>
      </Flex>
    </Flex>
  )
}

interface LeftOutProps {
  readonly title: string
  readonly rows: AnswerImportReport['errors']
}

function LeftOut({ title, rows }: LeftOutProps) {
  if (rows.length === 0) return null
  return (
    <section>
      <Text as="div" size="2" weight="medium">
        {title}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="plain-list import-left-out" tabIndex={0} aria-label={title}>
        {rows.map(({ row, reason }) => (
          <Text as="div" size="2" key={row} asChild>
            <li>
              <Text color="gray">{importTexts.row(row)}:</Text> <bdi>{reason}</bdi>
            </li>
          </Text>
        ))}
      </ul>
    </section>
  )
}
