import type { ConversationFilter } from '@parleykit/contract/conversations'
import { Button, Flex, Switch, Text, TextField } from '@radix-ui/themes'
import { Contact, Pencil, Search, SearchX, ThumbsDown, ThumbsUp } from 'lucide-react'
import { type ConversationSearch, everything, isNarrowed } from './search.ts'

const filters = [
  { name: 'refused', label: 'Refused', icon: <SearchX size={14} /> },
  { name: 'corrected', label: 'Corrected', icon: <Pencil size={14} /> },
  { name: 'thumbs_up', label: 'Thumbs up', icon: <ThumbsUp size={14} /> },
  { name: 'thumbs_down', label: 'Thumbs down', icon: <ThumbsDown size={14} /> },
  { name: 'left_email', label: 'Left an email', icon: <Contact size={14} /> },
] as const

interface FilterBarProps {
  readonly search: ConversationSearch
  readonly onChange: (search: ConversationSearch) => void
}

/** What the conversations are narrowed by. */
export function FilterBar({ search, onChange }: FilterBarProps) {
  const set = (part: Partial<ConversationSearch>) => onChange({ ...search, ...part })

  function toggle(name: ConversationFilter) {
    const { filters: on } = search
    set({ filters: on.includes(name) ? on.filter((each) => each !== name) : [...on, name] })
  }

  return (
    <search className="filter-bar">
      <Flex gap="3" wrap="wrap" align="end">
        <TextField.Root
          type="search"
          dir="auto"
          className="search-field"
          aria-label="Search in messages"
          placeholder="Search in messages"
          value={search.q}
          onChange={(event) => set({ q: event.target.value })}
        >
          <TextField.Slot>
            <Search size={16} />
          </TextField.Slot>
        </TextField.Root>
        <Flex gap="3" className="days">
          <DayField
            label="From"
            day={search.fromDay}
            max={search.toDay}
            onChange={(fromDay) => set({ fromDay })}
          />
          <DayField label="To" day={search.toDay} min={search.fromDay} onChange={(toDay) => set({ toDay })} />
        </Flex>
      </Flex>
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
            <Switch size="1" checked={search.tests} onCheckedChange={(tests) => set({ tests })} />
            Include tests
          </Flex>
        </Text>
        {isNarrowed(search) && (
          <Button
            size="1"
            variant="ghost"
            ml="1"
            onClick={() => onChange({ ...everything, tests: search.tests })}
          >
            Clear filters
          </Button>
        )}
      </Flex>
    </search>
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
