import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { FailedPlace } from './failed-place.tsx'

const failed = "This couldn't be loaded. Where trying again doesn't help, reload the page."

/**
 * A part of a page whose code is fetched when it is shown. Where that fails it says so and tries again, while the rest of
 * the page, and what is being written there, stays.
 */
export function latePlace<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whileLoading: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LatePlace(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [isFailed, setFailed] = useState(false)
    useEffect(() => {
      if (Part || isFailed) return
      load().then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        () => setFailed(true),
      )
    }, [Part, isFailed])
    if (Part) return <Part {...props} />
    return isFailed ? <FailedPlace text={failed} onRetry={() => setFailed(false)} /> : whileLoading
  }
}
