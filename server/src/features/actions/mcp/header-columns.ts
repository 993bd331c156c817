import type { NewMcpServer } from '@parleykit/contract/actions/mcp-servers'
import type { Platform } from '../../../platform/platform.ts'
import { endingOf } from '../../setup/stored-settings/index.ts'
import type { McpServerRow } from '../base/tables.ts'
import { sealCredentials } from './credentials.ts'

/** The columns of a secret header; null for the other ways. */
export async function headerColumns(
  platform: Platform,
  { auth, header }: Pick<NewMcpServer, 'auth' | 'header'>,
): Promise<Pick<McpServerRow, 'headerName' | 'headerEnding' | 'credentials'>> {
  if (auth !== 'header' || header === null) return { headerName: null, headerEnding: null, credentials: null }
  return {
    headerName: header.name,
    headerEnding: endingOf(header.value),
    credentials: await sealCredentials(platform, { header: header.value }),
  }
}
