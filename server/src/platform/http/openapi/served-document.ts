import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Number of origins whose compressed document is cached. Clients choose the host that they request, so any more get it
 * uncompressed.
 */
const originsMax = 4

const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const
const encodings = ['br', 'gzip'] as const

interface Served {
  readonly bytes: Buffer
  readonly etag: string
  readonly packed: Map<string, Promise<Buffer>>
}

/** Serves a JSON document in which only the server's origin differs. It is serialized and compressed once. */
export class ServedDocument {
  /** The document as JSON, without its closing brace. */
  private readonly beginning: string
  private readonly kept = new Map<string, Served>()

  constructor(document: object) {
    this.beginning = JSON.stringify(document).slice(0, -1)
  }

  async send(request: FastifyRequest, reply: FastifyReply, origin: string): Promise<FastifyReply> {
    const isKept = this.kept.has(origin) || this.kept.size < originsMax
    const served = this.kept.get(origin) ?? this.write(origin)
    if (isKept) this.kept.set(origin, served)
    reply
      .type('application/json; charset=utf-8')
      .header('etag', served.etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache')
    if (request.headers['if-none-match']?.includes(served.etag.replace('W/', '')))
      return reply.status(304).send()
    const accepted = request.headers['accept-encoding']
    const encoding = isKept && accepted ? negotiate(accepted, [...encodings]) : null
    if (encoding === null) return reply.send(served.bytes)
    const packed = served.packed.get(encoding) ?? packers[encoding](served.bytes)
    served.packed.set(encoding, packed)
    return reply.header('content-encoding', encoding).send(await packed)
  }

  private write(origin: string): Served {
    const bytes = Buffer.from(`${this.beginning},"servers":${JSON.stringify([{ url: origin }])}}`)
    // A weak ETag, since the compressed forms share it.
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return { bytes, etag, packed: new Map() }
  }
}
