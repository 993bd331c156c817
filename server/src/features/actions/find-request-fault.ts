import type { ActionBody } from '@parleykit/contract/actions/actions'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkRequest } from './core/check-request.ts'
import { TemplateFault } from './core/render-request.ts'

const checkMs = 5000

/** Why an action's request can't be made or may not be sent, as a sentence; null if nothing is wrong. */
export async function findRequestFault(
  platform: Pick<Platform, 'checkPublicUrl'>,
  action: ActionBody,
): Promise<string | null> {
  if (action.kind !== 'http') return null
  try {
    const origin = checkRequest(action.http, action.inputs)
    await platform.checkPublicUrl(origin, AbortSignal.timeout(checkMs))
    return null
  } catch (error) {
    if (!(error instanceof TemplateFault || error instanceof FetchFault)) throw error
    return error.message
  }
}
