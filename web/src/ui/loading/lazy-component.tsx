import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { importWithRetry } from './import-with-retry.ts'

const failed = "This couldn't be loaded. If trying again doesn't help, reload the page."
const broken = "This couldn't be displayed. If trying again doesn't help, reload the page."

const Broken = ({ reset }: { readonly reset: () => void }) => <ErrorState text={broken} onRetry={reset} />
const never = () => ''

/**
 * A part of a page whose code is fetched when it is shown. If the fetch or the part fails, it shows an error with a
 * retry, while the rest of the page and its input remain.
 */
export function lazyComponent<Module, Props extends object>(
  importModule: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  whileLoading: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [isFailed, setFailed] = useState(false)
    useEffect(() => {
      if (Part || isFailed) return
      importWithRetry(importModule).then(
        (module) => {
          const part = pick(module)
          loaded = part
          setPart(() => part)
        },
        () => setFailed(true),
      )
    }, [Part, isFailed])
    if (Part)
      return (
        <CatchBoundary getResetKey={never} errorComponent={Broken}>
          <Part {...props} />
        </CatchBoundary>
      )
    return isFailed ? <ErrorState text={failed} onRetry={() => setFailed(false)} /> : whileLoading
  }
}
