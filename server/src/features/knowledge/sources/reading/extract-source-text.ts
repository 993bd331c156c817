import { limitsOf } from '@parleykit/contract/billing/plans'
import { type ExtractedText, ExtractionError } from '../../../../platform/extraction/index.ts'
import { SourceFault } from '../base/source-fault.ts'
import type { SourceCall } from '../base/source-port.ts'

/** No plan has room for more text than this one. */
const textBytesMax = limitsOf('pro').knowledgeBytes

/** Reads a fetched file in the sandbox, by the ending of its name. Rejects with a SourceFault. */
export async function extractSourceText(
  { platform }: SourceCall,
  file: { readonly fileName: string; readonly bytes: Uint8Array },
): Promise<ExtractedText> {
  try {
    return await platform.uploads.hold(file, (held) => platform.extraction.extract(held, textBytesMax))
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    throw new SourceFault(error.reason === 'busy' ? 'unreachable' : 'invalid', error.message, {
      cause: error,
    })
  }
}
