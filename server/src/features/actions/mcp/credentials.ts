import type { OAuthDiscoveryState } from '@modelcontextprotocol/sdk/client/auth.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { McpServerRow } from '../base/tables.ts'

const kind = 'mcp-credentials'

export const credentialsSchema = z.object({
  /** The secret header's value. */
  header: z.string().optional(),
  /** This installation, as the authorization server registered it. */
  client: z.custom<OAuthClientInformationMixed>().optional(),
  tokens: z.custom<OAuthTokens>().optional(),
  /** Where the authorization server is, and what it can. */
  discovery: z.custom<OAuthDiscoveryState>().optional(),
  /** Of a sign-in that isn't finished (PKCE). */
  verifier: z.string().optional(),
})
export type Credentials = z.output<typeof credentialsSchema>

/** What opens a server. Empty if there is nothing, or if another installation sealed it. */
export async function openCredentials(
  { signing }: Pick<Platform, 'signing'>,
  { credentials }: Pick<McpServerRow, 'credentials'>,
): Promise<Credentials> {
  const opened = credentials === null ? null : await signing.unseal(kind, credentials)
  return opened === null ? {} : credentialsSchema.parse(JSON.parse(opened))
}

export function sealCredentials(
  { signing }: Pick<Platform, 'signing'>,
  credentials: Credentials,
): Promise<string> {
  return signing.seal(kind, JSON.stringify(credentials))
}
