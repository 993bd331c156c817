import { type RefObject, useEffect, useRef, useState } from 'react'
import { afterInput } from '../../ui/after-input.ts'
import { lazyModule, useLateModule } from '../../ui/lazy-module.ts'
import { formGroups, lowerGroups } from './settings-places.ts'

/** The fields of the groups are half of what the settings weigh, and no window shows them first. */
const late = lazyModule(() => import('./group-fields.tsx'))

/** They are fetched when their beginning is this close to the window. */
const nearness = '100px'
/** A reader that gives no sign, such as a program, gets them by then. */
const patienceMs = 5000

const groupCount = Object.keys({ ...formGroups, ...lowerGroups }).length

export interface GroupFields {
  /** Undefined until they are there. */
  readonly fieldsOf: typeof import('./group-fields.tsx').fieldsOf | undefined
  /** The number of groups drawn, from the top; one more a frame until all are. */
  readonly drawn: number
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Marks where the groups begin. */
  readonly beginning: RefObject<HTMLDivElement | null>
}

/** The fields of the groups, fetched at the first sign of a person or when the groups come near. */
export function useGroupFields(): GroupFields {
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
  const module = useLateModule(late, isWanted && !hasFailed, () => setFailed(true))
  const [drawn, setDrawn] = useState(0)
  // Drawing all of them at once would hold up what is being typed.
  useEffect(() => {
    if (!module || drawn >= groupCount) return
    return afterInput(() => setDrawn(drawn + 1))
  }, [module, drawn])
  return { fieldsOf: module?.fieldsOf, drawn, hasFailed, retry: () => setFailed(false), beginning }
}
