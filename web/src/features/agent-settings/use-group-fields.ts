import { type RefObject, useEffect, useRef, useState } from 'react'
import { afterInput } from '../../ui/after-input.ts'
import { lazyModule, useLateModule } from '../../ui/lazy-module.ts'
import { formGroups, lowerGroups } from './settings-places.ts'

/** The groups' fields are half of the settings' code, and never in the first view. */
const late = lazyModule(() => import('./group-fields.tsx'))

/** The fields are fetched when their start is this close to the window. */
const nearness = '100px'
/** Without any user activity, such as with a program as the reader, the fields load after this time. */
const patienceMs = 5000

const groupCount = Object.keys({ ...formGroups, ...lowerGroups }).length

export interface GroupFields {
  /** Undefined until loaded. */
  readonly fieldsOf: typeof import('./group-fields.tsx').fieldsOf | undefined
  /** The number of groups rendered, from the top; one more per frame until all are. */
  readonly drawn: number
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Marks the start of the groups. */
  readonly beginning: RefObject<HTMLDivElement | null>
}

/** The groups' fields, fetched at the first sign of user activity or when the groups come near. */
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
  // Rendering all of them at once would delay typing.
  useEffect(() => {
    if (!module || drawn >= groupCount) return
    return afterInput(() => setDrawn(drawn + 1))
  }, [module, drawn])
  return { fieldsOf: module?.fieldsOf, drawn, hasFailed, retry: () => setFailed(false), beginning }
}
