import type { Platform } from '../../platform/platform.ts'
import { readModelSettings } from './base/catalogue.ts'
import { findInstallationReply } from './base/find-installation-reply.ts'

/** The names of the installation's models that write for paid plans and for the free one; null for quoted answers. */
export async function getInstallationReplies(
  platform: Platform,
): Promise<{ readonly paid: string | null; readonly free: string | null }> {
  const shared = await readModelSettings(platform, null)
  const [paid, free] = await Promise.all([
    findInstallationReply(platform, { shared, ownerTier: 'pro' }),
    findInstallationReply(platform, { shared, ownerTier: 'free' }),
  ])
  return { paid: paid?.name ?? null, free: free?.name ?? null }
}
