import type { Platform } from '../../../../platform/platform.ts'
import { SourceFault } from './source-fault.ts'
import { openKey } from './source-key.ts'
import type { SourceCall } from './source-port.ts'
import type { KnowledgeSourceRow } from './tables.ts'

/** For one request of a sync. */
const syncRequestMs = 60_000

/** A call to a connected source. Throws a SourceFault if its key can't be read here. */
export async function openSourceCall(
  platform: Platform,
  source: Pick<KnowledgeSourceRow, 'address' | 'key' | 'picked'>,
  { signal, requestMs = syncRequestMs }: { readonly signal: AbortSignal; readonly requestMs?: number },
): Promise<SourceCall> {
  const key = await openKey(platform, source)
  if (!key) throw new SourceFault('refused', "The saved key can't be read on this server. Enter it again.")
  return { platform, access: { address: source.address, ...key }, picked: source.picked, signal, requestMs }
}
