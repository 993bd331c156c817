import { type RefObject, useEffect, useRef, useState } from 'react'
import { afterInput } from '../../ui/after-input.ts'
import { lateModule, useLateModule } from '../../ui/late-module.ts'
import { formPlaces } from './settings-places.ts'

/** They are below what a window shows first, and half of what the settings weigh. */
const late = lateModule(() => import('./further-settings.tsx'))

/** From so far below the window on they are fetched, whether somebody gave a sign or not. */
const nearness = '100px'
/** Readers that give no sign at all, such as programs, find them by then. */
const patienceMs = 5000

/** Each part of the form but the first, and what stands below it as one. */
const drawnMost = Object.keys(formPlaces).length

export interface FurtherSettings {
  /** Undefined until they are there. */
  readonly parts: typeof import('./further-settings.tsx') | undefined
  /** How many of them are drawn, from the top; one more a frame until all are. */
  readonly drawn: number
  readonly isAllDrawn: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Stands where they begin. */
  readonly beginning: RefObject<HTMLDivElement | null>
}

/** The settings below the first part: there by the first sign of somebody, or when their beginning comes near. */
export function useFurtherSettings(): FurtherSettings {
  const beginning = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && want(), {
      rootMargin: nearness,
    })
    if (beginning.current) observer.observe(beginning.current)
    const patience = setTimeout(want, patienceMs)
    return () => {
      observer.disconnect()
      clearTimeout(patience)
    }
  }, [])
  const parts = useLateModule(late, isWanted && !hasFailed, () => setFailed(true))
  const [drawn, setDrawn] = useState(0)
  // All of them at once are much to draw, and what somebody types meanwhile comes first.
  useEffect(() => {
    if (!parts || drawn >= drawnMost) return
    return afterInput(() => setDrawn(drawn + 1))
  }, [parts, drawn])
  return { parts, drawn, isAllDrawn: drawn >= drawnMost, hasFailed, retry: () => setFailed(false), beginning }
}
