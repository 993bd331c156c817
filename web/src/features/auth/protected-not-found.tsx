import { NotFoundPage } from '../../ui/not-found-page.tsx'
import { Protected } from './protected.tsx'

/** Nobody who isn't signed in learns which addresses are there. */
export default function ProtectedNotFound() {
  return (
    <Protected>
      <NotFoundPage />
    </Protected>
  )
}
