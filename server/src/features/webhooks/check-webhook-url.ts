import { DomainError } from '../../platform/domain-error/index.ts'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { classifyResponse } from './core/classify-response.ts'

const lookUpMs = 8000

/**
 * Checks and normalizes an address for events. Throws `validation_failed` if it isn't valid, isn't encrypted or is in a
 * private network. Accepts it if the name server doesn't respond now, since each message is checked again.
 */
export async function checkWebhookUrl(platform: Platform, address: string): Promise<string> {
  try {
    const { href } = await platform.checkPublicUrl(address, AbortSignal.timeout(lookUpMs))
    return href
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    if (error.kind === 'invalid_url') throw new DomainError('validation_failed', error.message)
    const refusal = error.kind === 'private_address' || error.kind === 'unknown_host'
    if (!refusal) return address
    throw new DomainError('validation_failed', classifyResponse({ fault: error.kind }).fault ?? error.message)
  }
}
