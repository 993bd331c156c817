import { FetchFault } from '../../../platform/fetch-public-url/index.ts'

/** Why nothing came of a request to an MCP server. `message` is a sentence for the owner, with nothing of the server. */
export class ServerFault extends Error {
  override readonly name = 'ServerFault'
  /** `refused`: it was the values. `broken`: the server is set up wrongly. */
  readonly kind: 'sign_in' | 'no_session' | 'broken' | 'refused' | 'failed'
  /** Whether the server may have done what it was asked. */
  readonly mayHaveRun: boolean

  constructor(
    kind: ServerFault['kind'],
    message: string,
    { mayHaveRun = false, cause }: { readonly mayHaveRun?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.mayHaveRun = mayHaveRun
  }
}

/** Any error of the MCP SDK, which tells them apart by numbers: statuses of HTTP, and codes of JSON-RPC. */
export function toServerFault(error: unknown): ServerFault {
  if (error instanceof ServerFault) return error
  const failed = (message: string, mayHaveRun = true) =>
    new ServerFault('failed', message, { mayHaveRun, cause: error })
  if (error instanceof FetchFault) return failed(error.message, !error.isUnsent)
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return failed('The MCP server took too long to respond.')
  const code = error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null
  if (code === null) return failed('The MCP server sent something that isn’t MCP.')
  if (code === requestTimeout) return failed('The MCP server took too long to respond.')
  if (refusedCalls.has(code))
    return new ServerFault('refused', 'The MCP server refused the request.', { cause: error })
  if (code < 0) return failed('The MCP server reported an error.')
  return toStatusFault(code, error)
}

const requestTimeout = -32001
/** Invalid request, unknown method, invalid parameters (JSON-RPC 2.0). */
const refusedCalls = new Set([-32600, -32601, -32602])

function toStatusFault(status: number, cause: unknown): ServerFault {
  if (status === 404)
    return new ServerFault('no_session', 'The MCP server answered 404. Check its address.', { cause })
  if (status === 401 || status === 403)
    return new ServerFault(
      'broken',
      `The MCP server answered ${status}. Check the secret header or the sign-in.`,
      {
        cause,
      },
    )
  if (status >= 300 && status < 400)
    return new ServerFault('broken', `The MCP server redirects (${status}). Enter the final address.`, {
      cause,
    })
  const isRefusal = status >= 400 && status < 500 && status !== 408
  const message = `The MCP server answered ${status}.`
  return new ServerFault(isRefusal ? 'refused' : 'failed', message, { mayHaveRun: !isRefusal, cause })
}
