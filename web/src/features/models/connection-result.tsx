import { Callout } from '@radix-ui/themes'
import { CircleCheck } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { modelTexts } from './model-texts.ts'
import type { SavedConnection } from './queries.ts'
import { TryInPlayground } from './try-in-playground.tsx'

interface ConnectionResultProps {
  readonly saved: SavedConnection
  readonly place: RefObject<HTMLDivElement | null>
}

/** What the test of a saved connection found, and the next step. Gets the focus. */
export function ConnectionResult({ saved: { connection, test, isChosen }, place }: ConnectionResultProps) {
  useEffect(() => place.current?.focus(), [place])
  const { model, models, firstTextMs, warnings } = test
  return (
    <Callout.Root color="green" role="status" ref={place} tabIndex={-1} className="connection-result">
      <Callout.Icon>
        <CircleCheck size={16} />
      </Callout.Icon>
      <Callout.Text weight="medium" className="wrap-anywhere">
        {isChosen && model !== null ? modelTexts.chosen(model) : modelTexts.connected(connection.name)}
      </Callout.Text>
      {model !== null && (
        <Callout.Text className="wrap-anywhere">
          {modelTexts.testResult(models.length, model, firstTextMs ?? 0)}
        </Callout.Text>
      )}
      {warnings.map((warning) => (
        <Callout.Text key={warning} className="wrap-anywhere">
          {warning}
        </Callout.Text>
      ))}
      <TryInPlayground />
    </Callout.Root>
  )
}
