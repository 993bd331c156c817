import { Skeleton } from '@radix-ui/themes'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { WebsiteEditor } from './website-editor.tsx'

const load = () => import('./website-editor.tsx')
const Editor = lazy(() => load().then(({ WebsiteEditor }) => ({ default: WebsiteEditor })))

/** Prefetches the code when the user is about to open it. */
export const foreseeWebsiteEditor = () => void load().catch(() => undefined)

/** The website section of Knowledge, whose code is fetched when it is opened. */
export function LazyWebsiteEditor(props: ComponentProps<typeof WebsiteEditor>) {
  return (
    <Suspense fallback={<Skeleton height="160px" />}>
      <Editor {...props} />
    </Suspense>
  )
}
