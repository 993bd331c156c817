import { lazyRouteComponent } from '@tanstack/react-router'
import { ifServerAway } from '../api/reach.ts'

/**
 * A screen whose code is fetched when it is opened. The router reloads the page where that is gone, as after a new version; not
 * where the server is away, since nothing would come then: the error page waits for it.
 */
export function lazyScreen<Module extends Record<string, unknown>>(importModule: () => Promise<Module>) {
  return lazyRouteComponent(() => importModule().catch(ifServerAway))
}
