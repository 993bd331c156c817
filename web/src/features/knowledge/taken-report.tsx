import { Flex, Heading, IconButton, Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { planTexts } from '../workspaces/plan-texts.ts'
import { knowledgeTexts } from './knowledge-texts.ts'
import type { TakenFiles, UploadQueue } from './uploads.ts'

/** What became of the files of each folder and ZIP file: taken, or skipped with the reason. */
export function TakenReports({ uploads }: { readonly uploads: UploadQueue }) {
  return uploads.reports.map((report) => (
    <section key={report.id} className="taken-report" aria-label={`Files of ${report.source}`}>
      <Flex justify="between" gap="3">
        <Heading as="h3" size="2" className="truncating">
          {knowledgeTexts.takenOf(report.source, report.taken.length, report.skipped.length)}
        </Heading>
        <IconButton
          variant="ghost"
          color="gray"
          aria-label={`Dismiss the list of ${report.source}`}
          onClick={() => uploads.dismissReport(report.id)}
        >
          <X size={16} />
        </IconButton>
      </Flex>
      <SkippedFiles report={report} />
      {report.taken.length > 0 && (
        <details open={report.skipped.length === 0 && report.taken.length <= 12}>
          <Text size="2" asChild>
            <summary>{knowledgeTexts.takenFiles}</summary>
          </Text>
          <ul className="plain-list">
            {report.taken.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files of an archive may have one name
              <Text key={at} size="2" asChild>
                <li>{name}</li>
              </Text>
            ))}
          </ul>
        </details>
      )}
    </section>
  ))
}

function SkippedFiles({ report: { skipped } }: { readonly report: TakenFiles }) {
  if (skipped.length === 0) return null
  return (
    <>
      <Text as="p" size="2" color="gray">
        {knowledgeTexts.skippedFiles}
      </Text>
      <ul className="plain-list">
        {skipped.map(({ path, reason, isOverPlan }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files of an archive may have one name
          <li key={at}>
            <Text size="2">{path}</Text>
            <Text as="p" size="1" color="gray">
              {reason}{' '}
              {isOverPlan && (
                <Link asChild underline="always">
                  <RouterLink to="/dashboard/subscription">{planTexts.upgradeNow}</RouterLink>
                </Link>
              )}
            </Text>
          </li>
        ))}
      </ul>
    </>
  )
}
