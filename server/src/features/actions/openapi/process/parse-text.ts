import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { parse } from 'yaml'
import { isNode, type Node } from './reader.ts'

/** Why a text isn't a document that can be read, as a sentence for the owner. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
}

/**
 * Parses an OpenAPI document, JSON or YAML. Swagger 2.0 becomes OpenAPI 3.0.
 * @throws UnreadableDocument
 */
export function parseText(text: string): Node {
  const root = parseMarkup(text)
  if (!isNode(root)) throw new UnreadableDocument('This is neither JSON nor YAML of an OpenAPI document.')
  if (typeof root.openapi === 'string' && root.openapi.startsWith('3.')) return root
  // YAML reads an unquoted 2.0 as a number.
  if (Number(root.swagger) !== 2) {
    throw new UnreadableDocument('This is no OpenAPI document: “openapi: 3…” or “swagger: 2.0” is missing.')
  }
  const upgraded: unknown = upgradeFromTwoToThree({ ...root, swagger: '2.0' })
  if (!isNode(upgraded)) throw new UnreadableDocument('This Swagger document can’t be read.')
  return upgraded
}

function parseMarkup(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // It may be YAML.
  }
  try {
    return parse(text, { logLevel: 'error', prettyErrors: false, uniqueKeys: false, maxAliasCount: 100 })
  } catch {
    throw new UnreadableDocument('This is neither valid JSON nor valid YAML.')
  }
}
