import { lazyRouteComponent } from '@tanstack/react-router'
import { probeAndRethrow } from '../../api/server-connection.ts'

/**
 * A screen whose code is fetched when it is opened. The router reloads the page if the code is gone, as after a new
 * version. It doesn't if the server is down, since a reload would fail: the error page waits for it.
 */
export function lazyScreen<Module extends Record<string, unknown>>(importModule: () => Promise<Module>) {
  return lazyRouteComponent(() => importModule().catch(probeAndRethrow))
}
