import type { ImportReport } from '@parleykit/contract/portability/agent-files'
import { Flex, Heading, Text } from '@radix-ui/themes'
import { portabilityTexts } from './portability-texts.ts'

/** What was imported, what was left out and why, and other notes. */
export function ImportReportView({ report }: { readonly report: ImportReport }) {
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
