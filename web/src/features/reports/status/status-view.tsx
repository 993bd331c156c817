import type { ServerStatus } from '@parleykit/contract/reports/status/status'
import { Callout, Text } from '@radix-ui/themes'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Time } from '../../../ui/format/time.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { assessStatus, type ChosenReply } from './assess-status.ts'
import { FindingRow } from './finding-row.tsx'
import { JobsTable } from './jobs-table.tsx'
import { statusTexts } from './status-texts.ts'

interface StatusViewProps {
  readonly status: ServerStatus
  /** When the status was fetched. */
  readonly now: Date
  /** The model that the operator has chosen for replies; null if none. */
  readonly reply: ChosenReply | null
}

/** Tasks come first, then every part, then the individual jobs and processes. */
export function StatusView({ status, now, reply }: StatusViewProps) {
  const findings = assessStatus(status, now, reply)
  const rank = { fault: 0, note: 1, ok: 2, absent: 3 } as const
  const sorted = findings.toSorted((one, other) => rank[one.level] - rank[other.level])
  const { queues, processes } = status
  return (
    <>
      <Summary
        faults={findings.filter(({ level }) => level === 'fault').length}
        notes={findings.filter(({ level }) => level === 'note').length}
      />
      <TitledSection title={statusTexts.parts}>
        <ul className="plain-list">
          {sorted.map((finding) => (
            <FindingRow key={`${finding.about} ${finding.message}`} finding={finding} />
          ))}
        </ul>
      </TitledSection>
      <TitledSection title={statusTexts.jobs.about}>
        <JobsTable queues={queues} />
      </TitledSection>
      <TitledSection title={statusTexts.processes.about}>
        <ProcessList processes={processes} />
      </TitledSection>
    </>
  )
}

function Summary({ faults, notes }: { readonly faults: number; readonly notes: number }) {
  const [color, Icon] =
    faults > 0
      ? (['red', TriangleAlert] as const)
      : notes > 0
        ? (['yellow', Info] as const)
        : (['green', CircleCheck] as const)
  return (
    <Callout.Root color={color} role="status" className="status-summary">
      <Callout.Icon>
        <Icon size={16} />
      </Callout.Icon>
      <Callout.Text>
        {faults + notes > 0 ? statusTexts.summary(faults, notes) : statusTexts.fine}
      </Callout.Text>
    </Callout.Root>
  )
}

const texts = statusTexts.processes

/** The processes that share the database, by start time. */
function ProcessList({ processes }: { readonly processes: ServerStatus['processes'] }) {
  return (
    <ul className="plain-list" aria-label={texts.about}>
      {processes.map(({ startedAt, isThis }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have begun at the same moment
        <li key={index}>
          <Text as="p" size="2">
            {texts.started} <Time instant={startedAt} as="span" />
            {isThis && <Text color="gray"> ({texts.isThis})</Text>}
          </Text>
        </li>
      ))}
    </ul>
  )
}
