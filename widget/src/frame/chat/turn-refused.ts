import { chatTexts } from '@parleykit/contract/texts'

/** The server answered, but not with a stream. */
export class TurnRefused extends Error {
  readonly status: number
  /** What to tell the visitor. */
  readonly shown: string
  /** Something before the server answered, which can't reach it. */
  readonly isFromProxy: boolean

  constructor(status: number, words: string | null) {
    super(chatTexts.streamFailed)
    this.status = status
    this.shown = words ?? chatTexts.troubleConnecting
    this.isFromProxy = words === null && status >= 502 && status <= 504
  }

  static async by(response: Response): Promise<TurnRefused> {
    return new TurnRefused(response.status, await explainRefusal(response))
  }
}

/** The server's own words where it is busy, paused or at a limit; null for everything else. */
async function explainRefusal(response: Response): Promise<string | null> {
  if (response.status !== 429 && response.status !== 503) return null
  const body: unknown = await response.json().catch(() => null)
  const coded =
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body : null
  return coded !== null && 'message' in coded && typeof coded.message === 'string' && coded.message !== ''
    ? coded.message
    : null
}
