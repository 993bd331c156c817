import type { ScrapedPage, ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'
import { Badge, Button, Flex, Link, Text } from '@radix-ui/themes'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { pathOf } from './group-pages.ts'
import { countsOf, resultWords } from './result-words.ts'

interface ResultsDialogProps {
  readonly job: ScrapeJob
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The result of each page of a job, with the reason. */
export function ResultsDialog({ job, open, onOpenChange }: ResultsDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content maxWidth="640px">
        <Dialog.Title size="4">Page results</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="3">
          {countsOf(job)}
        </Dialog.Description>
        <section className="page-list" aria-label="Pages">
          <ul className="plain-list">
            {job.pages.map((page) => (
              <PageResultRow key={page.url} page={page} />
            ))}
          </ul>
        </section>
        <Flex justify="end" mt="4" className="dialog-actions">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              Close
            </Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function PageResultRow({ page: { url, title, result, reason, status } }: { readonly page: ScrapedPage }) {
  const { words, color } = resultWords[result]
  return (
    <Flex asChild gap="3" align="start" justify="between" wrap="wrap">
      <li className="page-result">
        <div className="truncating">
          {title && (
            <Text as="div" size="2" truncate dir="auto">
              {title}
            </Text>
          )}
          <Text as="div" size="1" truncate title={url}>
            <Link href={url} target="_blank" rel="noreferrer">
              {pathOf(url)}
            </Link>
          </Text>
          {reason && (
            <Text as="div" size="1" color="gray">
              {reason}
            </Text>
          )}
        </div>
        <Badge color={color} className="no-wrap">
          {words}
          {status !== null && status >= 400 && ` (${status})`}
        </Badge>
      </li>
    </Flex>
  )
}
