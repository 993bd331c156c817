import type { AuditGroup } from '@parleykit/contract/workspaces/audit-actions'
import { Button, Flex, Text, TextField } from '@radix-ui/themes'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { auditGroupNames, auditTexts } from './audit-texts.ts'
import type { AuditQuery } from './queries.ts'

/** The filters of the log. Days are in the reader's time zone, `YYYY-MM-DD`; empty for none. */
export interface AuditFilterForm {
  readonly actor: string
  readonly agent: string
  readonly group: AuditGroup | ''
  readonly fromDay: string
  readonly toDay: string
}

export const emptyFilters: AuditFilterForm = { actor: '', agent: '', group: '', fromDay: '', toDay: '' }

/** The filters as the routes take them: whole days in the reader's time zone. */
export function toAuditQuery({ fromDay, toDay, ...chosen }: AuditFilterForm): AuditQuery {
  const query = { ...chosen, from: startOfDay(fromDay, 0), to: startOfDay(toDay, 1) }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const start = new Date(year, month - 1, date + daysLater)
  return day === '' || Number.isNaN(start.getTime()) ? '' : start.toISOString()
}

type Options = readonly (readonly [id: string, name: string])[]

interface AuditFiltersProps {
  readonly filters: AuditFilterForm
  readonly groups: readonly AuditGroup[]
  /** Empty: there is no choice. */
  readonly people: Options
  readonly agents: Options
  readonly onChange: (filters: AuditFilterForm) => void
}

export function AuditFilters({ filters, groups, people, agents, onChange }: AuditFiltersProps) {
  const set = (part: Partial<AuditFilterForm>) => onChange({ ...filters, ...part })
  const { filters: labels } = auditTexts
  const isFiltered = Object.values(filters).some((value) => value !== '')
  const groupOptions = groups.map((group) => [group, auditGroupNames[group]] as const)
  return (
    <search className="audit-filters">
      <NativeSelect
        aria-label={labels.what}
        value={filters.group}
        options={[['', auditTexts.anything], ...groupOptions]}
        onChoose={(group) => set({ group })}
      />
      {people.length > 0 && (
        <NativeSelect
          aria-label={labels.who}
          value={filters.actor}
          options={[['', auditTexts.anyone], ...people]}
          onChoose={(actor) => set({ actor })}
        />
      )}
      {agents.length > 0 && (
        <NativeSelect
          aria-label={labels.agent}
          value={filters.agent}
          options={[['', auditTexts.anyAgent], ...agents]}
          onChoose={(agent) => set({ agent })}
        />
      )}
      <Flex gap="3" className="audit-days">
        <DayField label={labels.from} day={filters.fromDay} onChange={(fromDay) => set({ fromDay })} />
        <DayField label={labels.to} day={filters.toDay} onChange={(toDay) => set({ toDay })} />
      </Flex>
      {isFiltered && (
        <Button size="1" variant="ghost" onClick={() => onChange(emptyFilters)}>
          {auditTexts.clear}
        </Button>
      )}
    </search>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly day: string
  readonly onChange: (day: string) => void
}

function DayField({ label, day, onChange }: DayFieldProps) {
  return (
    <Text as="label" size="2" color="gray">
      <Flex
        align={{ initial: 'stretch', sm: 'center' }}
        direction={{ initial: 'column', sm: 'row' }}
        gap={{ initial: '1', sm: '2' }}
      >
        {label}
        <TextField.Root type="date" value={day} onChange={(event) => onChange(event.target.value)} />
      </Flex>
    </Text>
  )
}
