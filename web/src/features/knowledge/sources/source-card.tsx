import type { Source } from '@parleykit/contract/knowledge/sources/sources'
import { Badge, Card, Flex, Heading, Text } from '@radix-ui/themes'
import { useId } from 'react'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { SourceActions } from './source-actions.tsx'
import { kindIcons } from './source-gallery.tsx'
import { SourceReportView } from './source-report-view.tsx'
import { kindTexts, sourceTexts } from './source-texts.ts'

interface SourceCardProps {
  readonly agentId: number
  readonly source: Source
  readonly onRemoved: () => void
}

/** A connected source: its state, its schedule and what can be done with it. */
export function SourceCard({ agentId, source, onRemoved }: SourceCardProps) {
  const headingId = useId()
  const { kind, name, address, tokenEnding, entries, leftOut, isSyncing, report } = source
  const Icon = kindIcons[kind]
  const facts = [
    kindTexts[kind].name !== name && kindTexts[kind].name,
    address !== null && address !== name && address,
    tokenEnding && `key …${tokenEnding}`,
    entries === 1 ? '1 entry' : `${entries} entries`,
    leftOut > 0 && `${leftOut} deleted by you`,
  ].filter((fact) => typeof fact === 'string' && fact !== '')
  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <Flex direction="column" gap="3">
          <Flex gap="3">
            <span className="source-icon" aria-hidden>
              <Icon size={18} />
            </span>
            <div className="truncating">
              <Flex align="center" gap="2" wrap="wrap">
                <Heading as="h4" size="2" id={headingId} className="wrap-anywhere" dir="auto">
                  {name}
                </Heading>
                <SourceBadge isSyncing={isSyncing} hasFault={Boolean(report?.fault)} />
              </Flex>
              <Text as="p" size="1" color="gray" className="wrap-anywhere">
                {facts.join(' · ')}
              </Text>
            </div>
          </Flex>
          {report && <SourceReportView report={report} />}
          <RequireRole least="editor">
            <SourceActions agentId={agentId} source={source} onRemoved={onRemoved} />
          </RequireRole>
        </Flex>
      </section>
    </Card>
  )
}

function SourceBadge({ isSyncing, hasFault }: { readonly isSyncing: boolean; readonly hasFault: boolean }) {
  if (isSyncing) return <Badge color="iris">{sourceTexts.syncing}</Badge>
  return hasFault ? <Badge color="red">Failed</Badge> : null
}
