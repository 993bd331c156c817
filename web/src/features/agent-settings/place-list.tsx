import { Flex } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Choice } from '../../ui/choice.tsx'
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
    <nav aria-label="Settings sections" className="settings-places">
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
        <Choice
          aria-label="Settings section"
          className="settings-place-select"
          value={current ?? ''}
          options={places}
          onChoose={goTo}
        />
        {children}
      </Flex>
    </nav>
  )
}
