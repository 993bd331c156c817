import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Headset } from 'lucide-react'
import { LazyPopup } from '../../ui/lazy-popup.tsx'
import { askedForQuery } from './queries.ts'
import { ownerTakeoverTexts } from './takeover-texts.ts'
import { useRequestAlerts } from './use-request-alerts.ts'

const loadPopover = () => import('./asked-for-popover.tsx')

/** Shown on every dashboard screen while visitors ask for a person: their number, with a link to each. */
export function AskedFor() {
  const { data: asked } = useQuery(askedForQuery)
  useRequestAlerts(asked)
  if (!asked?.length) return null
  return (
    <>
      <span role="alert" className="visually-hidden">
        {ownerTakeoverTexts.waiting(asked.length)}
      </span>
      <LazyPopup
        kind="dialog"
        load={loadPopover}
        given={{}}
        trigger={
          <Button
            size="2"
            color="yellow"
            variant="soft"
            aria-label={ownerTakeoverTexts.waiting(asked.length)}
          >
            <Headset size={18} aria-hidden /> {asked.length}
            <span className="asked-for-word">{ownerTakeoverTexts.waitingShort}</span>
          </Button>
        }
      />
    </>
  )
}
