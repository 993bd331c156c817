import { Skeleton } from '@radix-ui/themes'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { WebsiteEditor } from './website-editor.tsx'

const load = () => import('./website-editor.tsx')
const Editor = lazy(() => load().then(({ WebsiteEditor }) => ({ default: WebsiteEditor })))

/** For who is about to open it. */
export const foreseeWebsiteEditor = () => void load().catch(() => undefined)

/** The part of knowledge that is read from a website, fetched when somebody opens it. */
export function LazyWebsiteEditor(props: ComponentProps<typeof WebsiteEditor>) {
  return (
    <Suspense fallback={<Skeleton height="160px" />}>
      <Editor {...props} />
    </Suspense>
  )
}
