import { DomainError } from '../../platform/domain-error/index.ts'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { judgeAnswer } from './core/judge-answer.ts'

const lookUpMs = 8000

/**
 * An address that events may be sent to, as it is called; `validation_failed` for what is none, isn't encrypted, or leads
 * into a private network. A name server that doesn't answer now is no reason: each message is checked again.
 */
export async function checkAddress(platform: Platform, address: string): Promise<string> {
  try {
    const { href } = await platform.checkPublicUrl(address, AbortSignal.timeout(lookUpMs))
    return href
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    if (error.kind === 'invalid_url') throw new DomainError('validation_failed', error.message)
    const refusal = error.kind === 'private_address' || error.kind === 'unknown_host'
    if (!refusal) return address
    throw new DomainError('validation_failed', judgeAnswer({ fault: error.kind }).fault ?? error.message)
  }
}
