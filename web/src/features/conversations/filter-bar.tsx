import type { ConversationFilter } from '@parleykit/contract/conversations/conversations'
import { Button, Flex, Switch, Text, TextField } from '@radix-ui/themes'
import { Contact, ListFilter, Pencil, Search, SearchX, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { useMediaQuery } from '../../ui/layout/use-media-query.ts'
import { conversationTexts } from './conversation-texts.ts'
import {
  type ConversationSearchForm,
  countActiveFilters,
  emptySearch,
  hasFilters,
  periods,
} from './search.ts'

const filters = [
  { name: 'refused', label: 'Refused', icon: <SearchX size={14} /> },
  { name: 'corrected', label: 'Corrected', icon: <Pencil size={14} /> },
  { name: 'thumbs_up', label: 'Thumbs up', icon: <ThumbsUp size={14} /> },
  { name: 'thumbs_down', label: 'Thumbs down', icon: <ThumbsDown size={14} /> },
  { name: 'left_email', label: 'Left an email', icon: <Contact size={14} /> },
] as const

interface FilterBarProps {
  readonly search: ConversationSearchForm
  /** The text in the field, which the search uses after a short delay. */
  readonly typed: string
  readonly onType: (words: string) => void
  readonly onChange: (search: ConversationSearchForm) => void
}

/** The filters of the conversation list; behind a button on small screens, so that the list comes first. */
export function FilterBar(props: FilterBarProps) {
  const isFolded = useMediaQuery('(max-width: 520px)')
  const [isOpen, setIsOpen] = useState(false)
  const count = countActiveFilters(props.search)
  return (
    <search>
      {isFolded && (
        <Button
          variant={count > 0 ? 'solid' : 'surface'}
          color={count > 0 ? 'iris' : 'gray'}
          mb={isOpen ? '3' : '0'}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ListFilter size={16} /> {conversationTexts.filter}
          {count > 0 && ` (${count})`}
        </Button>
      )}
      {(isOpen || !isFolded) && <Filters {...props} />}
    </search>
  )
}

function Filters({ search, typed, onType, onChange }: FilterBarProps) {
  const set = (part: Partial<ConversationSearchForm>) => onChange({ ...search, ...part })

  function toggle(name: ConversationFilter) {
    const { filters: on } = search
    set({ filters: on.includes(name) ? on.filter((each) => each !== name) : [...on, name] })
  }

  return (
    <div className="filter-bar">
      <TextField.Root
        type="search"
        dir="auto"
        className="search-field"
        aria-label="Search in messages"
        placeholder="Search in messages"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      >
        <TextField.Slot>
          <Search size={16} />
        </TextField.Slot>
      </TextField.Root>
      <PeriodSelect search={search} onChange={set} />
      <Flex gap="2" wrap="wrap" align="center">
        {filters.map(({ name, label, icon }) => {
          const isOn = search.filters.includes(name)
          return (
            <Button
              key={name}
              size="1"
              variant={isOn ? 'solid' : 'surface'}
              color={isOn ? 'iris' : 'gray'}
              aria-pressed={isOn}
              onClick={() => toggle(name)}
            >
              {icon} {label}
            </Button>
          )
        })}
        <Text as="label" size="2" ml="1">
          <Flex gap="2" align="center">
            <Switch
              size="1"
              checked={search.includesTests}
              onCheckedChange={(includesTests) => set({ includesTests })}
            />
            Include tests
          </Flex>
        </Text>
        {hasFilters(search) && (
          <Button
            size="1"
            variant="ghost"
            ml="1"
            onClick={() => onChange({ ...emptySearch, includesTests: search.includesTests })}
          >
            Clear filters
          </Button>
        )}
      </Flex>
    </div>
  )
}

interface PeriodSelectProps {
  readonly search: ConversationSearchForm
  readonly onChange: (part: Partial<ConversationSearchForm>) => void
}

/** Filters by the day when conversations began: a preset, or a range. */
function PeriodSelect({ search: { period, fromDay, toDay }, onChange }: PeriodSelectProps) {
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <NativeSelect
        aria-label="When"
        value={period}
        options={periods.map((each) => [each, conversationTexts.when[each]] as const)}
        onChoose={(value) => onChange({ period: value })}
      />
      {period === 'between' && (
        <>
          <DayField label="From" day={fromDay} max={toDay} onChange={(day) => onChange({ fromDay: day })} />
          <DayField label="To" day={toDay} min={fromDay} onChange={(day) => onChange({ toDay: day })} />
        </>
      )}
    </Flex>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly day: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (day: string) => void
}

function DayField({ label, day, min, max, onChange }: DayFieldProps) {
  return (
    <Text as="label" size="2" color="gray" className="day-field">
      {label}
      <TextField.Root
        type="date"
        value={day}
        {...(min && { min })}
        {...(max && { max })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Text>
  )
}
