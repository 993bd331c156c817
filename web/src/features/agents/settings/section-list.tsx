import { Flex } from '@radix-ui/themes'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import type { SettingsSection } from './settings-sections.ts'
import { useSectionInView } from './use-section-in-view.ts'

interface SectionListProps {
  readonly places: readonly SettingsSection[]
  /** Shown next to the list on small screens. */
  readonly children: ReactNode
}

/** The sections of the settings, with the one in view marked; a select if there is no room for a list. */
export function SectionList({ places, children }: SectionListProps) {
  const navigate = useNavigate()
  const [current, goTo] = useSectionInView(places)

  /** Keeps unsaved input and adds no step to the history. */
  function go(id: string) {
    goTo(id)
    const stays = { replace: true, ignoreBlocker: true, resetScroll: false, hashScrollIntoView: false }
    void navigate({ to: '.', search: true, hash: id, ...stays })
  }

  function followHere(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(id)
  }

  return (
    <nav aria-label="Settings sections" className="settings-places">
      <ul className="plain-list settings-place-list">
        {places.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="settings-place"
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => followHere(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <Flex gap="3" className="settings-place-bar">
        <NativeSelect
          aria-label="Settings section"
          className="settings-place-select"
          value={current ?? ''}
          options={places}
          onChoose={go}
        />
        {children}
      </Flex>
    </nav>
  )
}
