import { actionInputsMax, actionNameMax, actionPurposeMax } from '@parleykit/contract/actions/limits'
import type { ImportedAction, OpenapiImport } from '@parleykit/contract/actions/openapi-import'
import { collectInputs, labelFrom, UnusableOperation } from './collect-inputs.ts'
import { draftBody } from './draft-body.ts'
import {
  draftHeaders,
  draftPath,
  draftQuery,
  listParameters,
  namesIdempotencyKey,
} from './draft-parameters.ts'
import { draftPicks } from './draft-picks.ts'
import { draftSecrets } from './draft-secrets.ts'
import type { FoundOperation } from './find-operations.ts'
import { findServer, type Place } from './find-server.ts'
import { clip, createReader, type Node, textOf } from './reader.ts'

/** Makes an action of an operation. */
export function draftAction(root: Node, found: FoundOperation, place: Place): OpenapiImport {
  const operation = `${found.method} ${found.path}`
  try {
    return { operation, ...draft(root, found, place) }
  } catch (error) {
    if (!(error instanceof UnusableOperation)) throw error
    return { operation, action: null, notes: [error.message] }
  }
}

function draft(root: Node, { method, path, item, operation }: FoundOperation, place: Place) {
  const reader = createReader(root)
  const inputs = collectInputs()
  const parameters = listParameters(reader, [item.parameters, operation.parameters])
  const server = findServer([operation.servers, item.servers, root.servers], place)
  if (server === null)
    throw new UnusableOperation('The document doesn’t say where the API is: enter its address.')
  // What is required gets its inputs first.
  const filledPath = draftPath(reader, { path, parameters }, inputs)
  const headers = draftHeaders(parameters, inputs)
  const required = draftQuery(parameters, { isRequired: true }, inputs)
  const body = draftBody(reader, method === 'GET' ? undefined : operation.requestBody, inputs)
  const query = [...required, ...draftQuery(parameters, { isRequired: false }, inputs)]
  const secrets = draftSecrets(reader, root, operation.security ?? root.security)
  const picks = draftPicks(reader, operation.responses)
  const name = nameOf({ method, path, operation })
  const described = textOf(operation.description) || textOf(operation.summary)
  const secretNames = new Set(secrets.headers.map((header) => header.name.toLowerCase()))
  const action: ImportedAction = {
    ...{ name, phrases: [name], purpose: clip(described, actionPurposeMax) },
    asksFirst: method !== 'GET',
    http: {
      ...{ method, url: `${server}${filledPath}${query.length > 0 ? `?${query.join('&')}` : ''}` },
      headers: [...headers.filter((each) => !secretNames.has(each.name.toLowerCase())), ...secrets.headers],
      ...body(),
      picks,
      honorsIdempotencyKey: namesIdempotencyKey(parameters),
    },
    inputs: [...inputs.inputs],
  }
  const { host } = new URL(server)
  const usual = findServer([root.servers], place)
  const notes = [
    ...(usual === null || host !== new URL(usual).host
      ? [`Its requests go to ${clip(host, 100)}: this operation has an address of its own.`]
      : []),
    ...secrets.notes,
    ...(inputs.leftOut() > 0
      ? [`${inputs.leftOut()} optional inputs were left out: an action has up to ${actionInputsMax}.`]
      : []),
    ...(picks.length === 0 ? ['The document names no fields of the response: try it to pick some.'] : []),
    ...(reader.outsideCount() > 0 ? ['Parts of it are in other documents, which aren’t read.'] : []),
  ]
  return { action, notes }
}

/** The summary, or the operation's ID if that is a whole sentence. */
function nameOf({ method, path, operation }: Pick<FoundOperation, 'method' | 'path' | 'operation'>): string {
  const id = textOf(operation.operationId)
  const names = [textOf(operation.summary), id && labelFrom(id), `${method} ${path}`]
  const [first = ''] = names.filter((name) => name !== '')
  return names.find((name) => name !== '' && name.length <= actionNameMax) ?? clip(first, actionNameMax)
}
