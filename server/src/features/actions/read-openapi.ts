import { actionInputBody } from '@parleykit/contract/actions/actions'
import type {
  OpenapiImport,
  OpenapiReading,
  readOpenapi as route,
} from '@parleykit/contract/actions/openapi-import'
import type { RouteInput } from '@parleykit/contract/base/route'
import { WorkError } from '../../platform/child-process/index.ts'
import { createFairQueue } from '../../platform/concurrency/fair-queue.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { checkTemplates, TemplateFault } from './core/render-request.ts'
import type { OpenapiAnswer } from './openapi/process/answer.ts'
import type { OpenapiTask } from './openapi/process/read-document.ts'
import { readInSandbox } from './openapi/read-in-sandbox.ts'
import { openapiReadingsByOwner } from './throttle-rules.ts'

interface ReadOpenapi {
  readonly agentId: number
  readonly asked: RouteInput<typeof route>['body']
}

const fetched = { accept: ['*/*'], bytesMax: 16 * 1024 * 1024, totalMs: 20_000 }
/** Documents are read one at a time. */
const turns = createFairQueue(20)

/**
 * Lists the operations of an OpenAPI document, and makes actions of the chosen ones. Nothing is stored.
 * @throws DomainError `unreadable_file` if it can't be fetched or read, `not_ready` if too many others wait
 */
export async function readOpenapi(
  { platform, owner, signal }: Pick<ActorContext, 'platform' | 'owner'> & { readonly signal: AbortSignal },
  { agentId, asked }: ReadOpenapi,
): Promise<OpenapiReading> {
  await findOwnAgent(platform.database, owner, agentId)
  await platform.throttles.consume(openapiReadingsByOwner, String(owner.id))
  const { bytes, documentUrl } = await getDocument(platform, asked, signal)
  if (!(await turns.acquire(owner.id))) throw busy()
  try {
    const { server = '', operations = [] } = asked
    const answer = await read({ bytes, documentUrl, server, operations }, signal)
    if (answer.kind === 'unreadable') throw new DomainError('unreadable_file', answer.message)
    const { kind: _, ...reading } = answer
    return { ...reading, imports: reading.imports.map(checked) }
  } finally {
    turns.release()
  }
}

async function getDocument(
  platform: Platform,
  { document, url = '' }: ReadOpenapi['asked'],
  signal: AbortSignal,
): Promise<Pick<OpenapiTask, 'bytes' | 'documentUrl'>> {
  if (document !== undefined) return { bytes: Buffer.from(document), documentUrl: null }
  try {
    const response = await platform.fetchPublicUrl({ url, ...fetched, signal })
    if (response.status >= 300)
      throw new DomainError('unreadable_file', `The address answered with status ${response.status}.`)
    return { bytes: response.body, documentUrl: response.url }
  } catch (error) {
    if (error instanceof FetchFault && error.kind !== 'aborted')
      throw new DomainError('unreadable_file', error.message, { param: 'url' })
    throw error
  }
}

function read(task: OpenapiTask, signal: AbortSignal): Promise<OpenapiAnswer> {
  return readInSandbox(task, signal).catch((error: unknown) => {
    if (!(error instanceof WorkError)) throw error
    if (error.reason === 'stopped' || error.reason === 'could_not_start') throw busy()
    throw new DomainError(
      'unreadable_file',
      'This document takes too much time or memory to read, or is nested too deeply.',
    )
  })
}

/** An import whose action could be saved as it is; otherwise without it, and why. */
function checked(made: OpenapiImport): OpenapiImport {
  if (!made.action) return made
  const rest = { kind: 'http', audience: 'anyone', doneText: '', isOn: false } as const
  const { data, error } = actionInputBody.safeParse({ ...made.action, ...rest })
  const refuse = (why: string) => ({ ...made, action: null, notes: [why] })
  if (error) return refuse(error.issues[0]?.message ?? 'It can’t be an action.')
  if (data.kind !== 'http') return made
  try {
    checkTemplates(
      data.http,
      data.inputs.map(({ name }) => name),
    )
    return made
  } catch (fault) {
    if (fault instanceof TemplateFault) return refuse(fault.message)
    throw fault
  }
}

function busy(): DomainError {
  const message = 'The server is reading other documents. Please try again in a moment.'
  return new DomainError('not_ready', message, { retryAfterSeconds: 5 })
}
