import type { Platform } from '../../../platform/platform.ts'
import type { McpServerRow } from '../base/tables.ts'
import { openSession } from './open-session.ts'
import { recordTools } from './record-tools.ts'
import { ServerFault } from './server-fault.ts'

/** Lists a server's tools and stores what came of it, also a failure. Undefined if the server was removed meanwhile. */
export async function checkServer(
  platform: Platform,
  server: McpServerRow,
): Promise<McpServerRow | undefined> {
  const found = await openSession(platform, server, (session) => session.listTools()).catch(
    (error: unknown) => {
      if (error instanceof ServerFault) return error
      throw error
    },
  )
  return recordTools(platform, server, found)
}
