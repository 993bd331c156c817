import { createAction } from '@parleykit/contract/actions/action-routes'
import type { Action } from '@parleykit/contract/actions/actions'
import { type ImportedAction, readOpenapi } from '@parleykit/contract/actions/openapi-import'
import type { RouteBody } from '@parleykit/contract/base/route'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { withDetail } from '../../api/api-error.ts'
import { actionTexts } from './action-texts.ts'
import { emptyDraft, readDraft } from './draft.ts'
import { useChange } from './queries.ts'

type OpenapiRequest = RouteBody<typeof readOpenapi>

/** What became of a chosen operation. */
export interface ImportedOperation {
  readonly operation: string
  /** Null if it wasn't added. */
  readonly action: Action | null
  /** What is to be done, or why it wasn't added. */
  readonly notes: readonly string[]
}

export const useReadOpenapi = (id: number) =>
  useMutation({
    mutationFn: (body: OpenapiRequest) => callApi(readOpenapi, { params: { id }, body }),
    gcTime: 0,
  })

/** A mutation that adds the chosen operations of a document as actions that are off. */
export const useImportOperations = (id: number) =>
  useChange(id, (request: OpenapiRequest) => importOperations(id, request))

/** One after the other. */
async function importOperations(id: number, request: OpenapiRequest): Promise<ImportedOperation[]> {
  const { imports } = await callApi(readOpenapi, { params: { id }, body: request })
  const done: ImportedOperation[] = []
  for (const { operation, action, notes } of imports)
    done.push(action ? await add(id, { operation, action, notes }) : { operation, action, notes })
  return done
}

interface Made extends Pick<ImportedOperation, 'operation' | 'notes'> {
  readonly action: ImportedAction
}

async function add(id: number, { operation, action, notes }: Made): Promise<ImportedOperation> {
  const read = readDraft({ ...emptyDraft, ...action, phrases: action.phrases.join('\n'), isOn: false })
  const refuse = (why: string) => ({ operation, action: null, notes: [why] })
  if ('problems' in read) return refuse(Object.values(read.problems)[0] ?? actionTexts.saveFailed)
  try {
    return { operation, action: await callApi(createAction, { params: { id }, body: read.body }), notes }
  } catch (error) {
    return refuse(withDetail(actionTexts.saveFailed, error))
  }
}
