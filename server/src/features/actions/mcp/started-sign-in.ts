import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { credentialsSchema } from './credentials.ts'

const kind = 'mcp-sign-in'

const startedSchema = z.object({
  /** The last part of the state that came along to the sign-in page. */
  secret: z.string(),
  /** The person who started it, and who alone can finish it. */
  userId: z.number(),
  expiresAt: z.iso.datetime(),
  credentials: credentialsSchema,
})
/** A sign-in at an MCP server's page that was started. */
export type StartedSignIn = z.output<typeof startedSchema>

export function sealSignIn({ signing }: Pick<Platform, 'signing'>, started: StartedSignIn): Promise<string> {
  return signing.seal(kind, JSON.stringify(started))
}

/** Null if there is none, or if another installation sealed it. */
export async function openSignIn(
  { signing }: Pick<Platform, 'signing'>,
  sealed: string | null,
): Promise<StartedSignIn | null> {
  const opened = sealed === null ? null : await signing.unseal(kind, sealed)
  return opened === null ? null : startedSchema.parse(JSON.parse(opened))
}
