/** An object of a document. It is hostile: any property can be missing or of any type. */
export type Node = Readonly<Record<string, unknown>>

/** What a schema says that matters here, with its `allOf` and one variant of `oneOf` or `anyOf` merged in. */
export interface Schema {
  readonly type: string | undefined
  readonly format: string | undefined
  readonly choices: readonly unknown[]
  /** The only value that it allows, or its default. */
  readonly literal: unknown
  readonly defaultValue: unknown
  readonly description: string
  readonly isReadOnly: boolean
  readonly properties: ReadonlyMap<string, unknown>
  readonly required: ReadonlySet<string>
  readonly items: unknown
}

/** Reads a document whose parts refer to each other. */
export interface Reader {
  /** The object that a value is or refers to. */
  resolve(value: unknown): Node | undefined
  schema(value: unknown): Schema
  /** How many references to other documents were met. They aren't followed. */
  outsideCount(): number
}

const hopsMax = 20

export function createReader(root: Node): Reader {
  let outside = 0
  const known = new Map<Node, Schema>()

  function resolve(value: unknown, hops = 0): Node | undefined {
    if (!isNode(value)) return undefined
    const { $ref } = value
    if (typeof $ref !== 'string') return value
    if ($ref.startsWith('#/') && hops < hopsMax) return resolve(valueAt(root, $ref), hops + 1)
    if (!$ref.startsWith('#')) outside++
    return undefined
  }

  function schema(value: unknown): Schema {
    const node = resolve(value)
    if (!node) return nothing
    const found = known.get(node)
    if (found) return found
    // Within itself it adds nothing.
    known.set(node, nothing)
    const variants = [listOf(node.oneOf), listOf(node.anyOf)].flatMap((all) => all.find(isNoNull) ?? [])
    const parts = [...listOf(node.allOf), ...variants].map(schema)
    const whole = merge([plainSchema(node), ...parts])
    known.set(node, whole)
    return whole
  }
  return { resolve, schema, outsideCount: () => outside }
}

function plainSchema(node: Node): Schema {
  const choices = listOf(node.enum).filter((choice) => choice !== null)
  const [only, ...others] = choices
  const properties = isNode(node.properties) ? Object.entries(node.properties) : []
  return {
    type: typeOf(node),
    format: typeof node.format === 'string' ? node.format : undefined,
    choices,
    literal: node.const ?? (others.length === 0 ? only : undefined),
    defaultValue: node.default,
    description: textOf(node.description),
    isReadOnly: node.readOnly === true,
    properties: new Map(properties),
    required: new Set(listOf(node.required).filter((name) => typeof name === 'string')),
    items: node.items,
  }
}

/** The type of a value that isn't null. */
function typeOf(node: Node): string | undefined {
  const type = [node.type].flat().find((each) => typeof each === 'string' && each !== 'null')
  if (typeof type === 'string') return type
  if (isNode(node.properties)) return 'object'
  return node.items === undefined ? undefined : 'array'
}

const nothing: Schema = plainSchema({})

function merge(parts: readonly Schema[]): Schema {
  const first = <Key extends keyof Schema>(key: Key) => parts.map((part) => part[key]).find(Boolean)
  return {
    type: first('type'),
    format: first('format'),
    choices: parts.find(({ choices }) => choices.length > 0)?.choices ?? [],
    literal: parts.map(({ literal }) => literal).find((literal) => literal !== undefined),
    defaultValue: parts.map(({ defaultValue }) => defaultValue).find((value) => value !== undefined),
    description: first('description') ?? '',
    isReadOnly: parts.some(({ isReadOnly }) => isReadOnly),
    properties: new Map(parts.flatMap(({ properties }) => [...properties])),
    required: new Set(parts.flatMap(({ required }) => [...required])),
    items: first('items'),
  }
}

function isNoNull(variant: unknown): boolean {
  return !isNode(variant) || variant.type !== 'null'
}

/** The value that a JSON pointer leads to, in an address's fragment: `#/paths/~1orders`. */
function valueAt(root: Node, pointer: string): unknown {
  const names = pointer
    .slice(2)
    .split('/')
    .map((part) => decode(part).replaceAll('~1', '/').replaceAll('~0', '~'))
  return names.reduce<unknown>((at, name) => {
    return typeof at === 'object' && at !== null && Object.hasOwn(at, name)
      ? Reflect.get(at, name)
      : undefined
  }, root)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text on one line without markup; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : ''
}

/** The beginning of a text, at most this many characters, cut between words. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).toWellFormed()
}
