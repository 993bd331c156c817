import { chatTexts } from '@parleykit/contract/chat/texts'

/** The server answered, but not with a stream. */
export class TurnRefused extends Error {
  readonly status: number
  /** What to tell the visitor. */
  readonly shown: string
  /** The response came from a proxy that can't reach the server. */
  readonly isFromProxy: boolean
  /** Seconds until the question can be sent again; null if the server doesn't say. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, words: string | null, retryAfter: string | null) {
    super(chatTexts.streamFailed)
    this.status = status
    this.shown = words ?? chatTexts.troubleConnecting
    this.retryAfterSeconds = words !== null && status === 429 ? Number(retryAfter) || null : null
    this.isFromProxy = words === null && status >= 502 && status <= 504
  }

  /** @param isQuestion whether this answers a new question; false for resuming an answer */
  static async by(response: Response, isQuestion: boolean): Promise<TurnRefused> {
    const words = await explainRefusal(response, isQuestion)
    return new TurnRefused(response.status, words, response.headers.get('retry-after'))
  }
}

/** The message for the visitor if the server is busy, paused or at a limit, or the agent is gone; else null. */
async function explainRefusal(response: Response, isQuestion: boolean): Promise<string | null> {
  const isAgentGone = response.status === 404 && isQuestion
  if (!isAgentGone && response.status !== 429 && response.status !== 503) return null
  const body: unknown = await response.json().catch(() => null)
  const coded =
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body : null
  if (coded !== null && isAgentGone) return chatTexts.botNotFound
  return coded !== null && 'message' in coded && typeof coded.message === 'string' && coded.message !== ''
    ? coded.message
    : null
}
