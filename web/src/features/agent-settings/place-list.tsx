import { Flex, Select } from '@radix-ui/themes'
import { type ReactNode, useRef } from 'react'
import type { SettingsPlace } from './settings-places.ts'
import { usePlaceInView } from './use-place-in-view.ts'

interface PlaceListProps {
  readonly places: readonly SettingsPlace[]
  /** What stands beside the list on small screens. */
  readonly children: ReactNode
}

/** The parts of the settings, with the one in view marked; a select where there is no room for a list. */
export function PlaceList({ places, children }: PlaceListProps) {
  const [current, goTo] = usePlaceInView(places)
  return (
    <nav aria-label="Parts of the settings" className="settings-places">
      <ul className="plain-list settings-place-list">
        {places.map(([id, title]) => (
          <li key={id}>
            <button
              type="button"
              className="settings-place"
              aria-current={id === current ? 'location' : undefined}
              onClick={() => goTo(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <Flex gap="3" className="settings-place-bar">
        <PlaceSelect places={places} current={current} onChoose={goTo} />
        {children}
      </Flex>
    </nav>
  )
}

interface PlaceSelectProps {
  readonly places: readonly SettingsPlace[]
  readonly current: string | undefined
  readonly onChoose: (id: string) => void
}

function PlaceSelect({ places, current, onChoose }: PlaceSelectProps) {
  const chosen = useRef<string>(null)
  return (
    <Select.Root
      value={current ?? ''}
      onValueChange={(id) => {
        chosen.current = id
      }}
    >
      <Select.Trigger aria-label="Part of the settings" className="settings-place-select" />
      <Select.Content
        position="popper"
        // The page can't be scrolled before the list is gone.
        onCloseAutoFocus={(event) => {
          if (chosen.current === null) return
          event.preventDefault()
          onChoose(chosen.current)
          chosen.current = null
        }}
      >
        {places.map(([id, title]) => (
          <Select.Item key={id} value={id}>
            {title}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  )
}
