import { NotFoundPage } from '../../ui/navigation/not-found-page.tsx'
import { Protected } from './protected.tsx'

/** Hides from signed-out visitors which addresses exist. */
export default function ProtectedNotFound() {
  return (
    <Protected>
      <NotFoundPage />
    </Protected>
  )
}
