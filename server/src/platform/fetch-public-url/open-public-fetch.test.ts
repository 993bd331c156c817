import { once } from 'node:events'
import { createServer as createSecureServer } from 'node:https'
import { createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { selfSigned } from '../../../test/self-signed.ts'
import { serveWebsite, type TestWebsite } from '../../../test/serve-website.ts'
import {
  FetchFault,
  openPublicFetch,
  type PublicRequest,
  parsePrivateHosts,
  type ResolveName,
  userAgentOf,
} from './index.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function serve(...parameters: Parameters<typeof serveWebsite>): Promise<TestWebsite> {
  const site = await serveWebsite(...parameters)
  closing.push(site.close)
  return site
}

const nobody: ResolveName = async () => []
const userAgent = userAgentOf({ publicUrl: 'https://chat.example' })

/** Only tests of time are about time. */
const patient = { firstByteMs: 60_000, totalMs: 120_000 }

function open(allowed: string, resolveName: ResolveName = nobody, own: string[] = []) {
  const privateHosts = parsePrivateHosts(allowed) ?? []
  const opened = openPublicFetch({ userAgent, privateHosts, resolveName, ownAddresses: () => new Set(own) })
  closing.push(opened.close)
  return (url: string, more: Partial<PublicRequest> = {}) =>
    opened.fetchPublicUrl({ url, accept: ['text/html'], bytesMax: 100_000, ...patient, ...more })
}

/** The kind of the fault that a fetch ends with. */
async function faultOf(fetching: Promise<unknown>): Promise<FetchFault> {
  const error = await fetching.then(
    () => null,
    (fault: unknown) => fault,
  )
  if (!(error instanceof FetchFault)) throw new Error(`no fault but ${error}`)
  expect(error.message).toMatch(/^[A-Z].*\.$/)
  return error
}

describe('what leads to this machine or its network', () => {
  let secret: TestWebsite
  beforeEach(async () => {
    secret = await serve((_request, response) => response.end('secret'))
  })
  afterEach(() => expect(secret.connections()).toBe(0))

  it.each([
    ['127.0.0.1', 'private_address'],
    ['127.1', 'private_address'],
    ['127.0.1', 'private_address'],
    ['127.0.0.2', 'private_address'],
    ['2130706433', 'private_address'],
    ['0x7f000001', 'private_address'],
    ['0x7F.1', 'private_address'],
    ['0177.0.0.1', 'private_address'],
    ['017700000001', 'private_address'],
    ['127.0.0.1.', 'private_address'],
    ['①②⑦.⓪.⓪.①', 'private_address'],
    ['127。0。0。1', 'private_address'],
    ['%31%32%37.0.0.1', 'private_address'],
    ['0', 'private_address'],
    ['0.0.0.0', 'private_address'],
    ['[::1]', 'private_address'],
    ['[0:0:0:0:0:0:0:1]', 'private_address'],
    ['[::]', 'private_address'],
    ['[::ffff:127.0.0.1]', 'private_address'],
    ['[::ffff:7f00:1]', 'private_address'],
    ['[::127.0.0.1]', 'private_address'],
    ['[64:ff9b::127.0.0.1]', 'private_address'],
    ['[2002:7f00:1::]', 'private_address'],
    ['[2001:0:0:0:0:0:80ff:fffe]', 'private_address'],
    ['[fe80::1]', 'private_address'],
    ['[fd00:ec2::254]', 'private_address'],
    ['169.254.169.254', 'private_address'],
    ['168.63.129.16', 'private_address'],
    ['10.0.0.1', 'private_address'],
    ['localhost', 'private_address'],
    ['LOCALHOST', 'private_address'],
    ['localhost.', 'private_address'],
    ['a.localhost', 'private_address'],
    ['localhost..', 'invalid_url'],
    ['[fe80::1%25eth0]', 'invalid_url'],
    ['256.0.0.1', 'invalid_url'],
    ['', 'invalid_url'],
    ['user@127.0.0.1', 'invalid_url'],
    ['user:password@127.0.0.1', 'invalid_url'],
    ['example.com:x@127.0.0.1', 'invalid_url'],
    ['127.0.0.1:80@example.com', 'invalid_url'],
  ])('%s is refused', async (host, kind) => {
    expect((await faultOf(open('')(`http://${host}:${secret.port}/`))).kind).toBe(kind)
  })

  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    '64:ff9b::7f00:1',
    '169.254.169.254',
    '10.0.0.1',
  ])('a name of %s is refused', async (address) => {
    const get = open('', async () => [address])
    expect((await faultOf(get(`http://name.example:${secret.port}/`))).kind).toBe('private_address')
  })

  it('a name whose answer changes is connected to the address that was checked', async () => {
    const answers = ['192.0.0.8', '127.0.0.1']
    const asked: string[] = []
    const get = open('', async (name) => {
      asked.push(name)
      return [answers[asked.length - 1] ?? '127.0.0.1']
    })
    const url = `http://changing.example:${secret.port}/`
    expect((await faultOf(get(url))).kind).toBe('private_address')
    expect((await faultOf(get(url))).kind).toBe('private_address')
    expect(asked).toEqual(['changing.example', 'changing.example'])
  })

  it('a name that is public at first is looked up once, and its connection stays there', async () => {
    let lookups = 0
    const get = open('', async () => (lookups++ === 0 ? ['8.8.8.8'] : ['127.0.0.1']))
    const fault = await faultOf(get(`http://changing.example:${secret.port}/`, { firstByteMs: 300 }))
    expect(['timeout', 'unreachable']).toContain(fault.kind)
    expect(lookups).toBe(1)
  })

  it('a public address of this machine has its websites alone', async () => {
    const get = open('', async () => ['8.8.8.8'], ['8.8.8.8'])
    expect((await faultOf(get(`http://name.example:${secret.port}/`))).kind).toBe('private_address')
  })

  it('a redirect to it is refused, whatever it is written as', async () => {
    const targets = [`http://127.0.0.1:${secret.port}/`, `//0x7f.1:${secret.port}/`, 'file:///etc/passwd']
    targets.push(`http://user@name.example:${secret.port}/`, 'gopher://127.0.0.1:70/', 'http://[::1]:22/')
    const site = await serve((request, response) => {
      response.writeHead(302, { location: targets[Number(request.url?.slice(1))] }).end()
    })
    const get = open(site.host)
    const kinds: string[] = []
    for (const at of targets.keys()) kinds.push((await faultOf(get(`${site.origin}/${at}`))).kind)
    expect(kinds).toEqual([
      'private_address',
      'private_address',
      'invalid_url',
      'invalid_url',
      'invalid_url',
      'invalid_url',
    ])
  })

  it('an opened port opens no other, and an opened name no other name', async () => {
    const get = open('127.0.0.1:1234, intranet.example', async () => ['127.0.0.1'])
    expect((await faultOf(get(secret.origin))).kind).toBe('private_address')
    expect((await faultOf(get(`http://other.example:${secret.port}/`))).kind).toBe('private_address')
  })
})

it.each([
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,hello',
  'example.com',
  '',
])('%j is no address of a website', async (url) =>
  expect((await faultOf(open('')(url))).kind).toBe('invalid_url'),
)

it.each([22, 25, 6000, 6667])('port %i is no website', async (port) => {
  expect((await faultOf(open('')(`http://example.com:${port}/`))).kind).toBe('invalid_url')
})

describe('what comes back', () => {
  it('is the page, asked for honestly and without cookies', async () => {
    const asked: unknown[] = []
    const site = await serve((request, response) => {
      asked.push([request.headers['user-agent'], request.headers.accept, request.headers.cookie])
      response.setHeader('set-cookie', 'a=b')
      response.setHeader('content-type', 'Text/HTML; Charset="ISO-8859-1"').end('<p>Gr\xfc\xdfe')
    })
    const get = open(site.host)
    for (let time = 0; time < 2; time++) {
      const page = await get(`${site.origin}/a#part`)
      expect(page).toMatchObject({
        status: 200,
        mediaType: 'text/html',
        charset: 'iso-8859-1',
        redirects: [],
      })
      expect(page.url).toBe(`${site.origin}/a`)
      expect(page.headers.has('set-cookie')).toBe(false)
    }
    const honest = 'Mozilla/5.0 (compatible; ParleyKit/1.0; +https://chat.example)'
    expect(asked).toEqual([
      [honest, 'text/html', undefined],
      [honest, 'text/html', undefined],
    ])
  })

  it('follows redirects, and tells the address that the page came from', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/end') response.setHeader('content-type', 'text/html').end('end')
      else response.writeHead(301, { location: request.url === '/' ? '/middle' : 'end#x' }).end('moved')
    })
    const page = await open(site.host)(`${site.origin}/`)
    expect(page.url).toBe(`${site.origin}/end`)
    expect(page.redirects).toEqual([`${site.origin}/middle`, `${site.origin}/end`])
    expect(page.body.toString()).toBe('end')
  })

  it('asks before each hop', async () => {
    const site = await serve((_request, response) => response.writeHead(307, { location: '/away' }).end())
    const mayFollow = (url: URL) => (url.pathname === '/away' ? 'That is another place.' : true)
    const fault = await faultOf(open(site.host)(site.origin, { mayFollow }))
    expect(fault).toMatchObject({ kind: 'refused_redirect', message: 'That is another place.' })
  })

  it('ends circles and endless chains', async () => {
    const site = await serve((request, response) => {
      const path = request.url ?? ''
      response.writeHead(302, { location: path.startsWith('/a') ? `${path}a` : '/circle' }).end()
    })
    const get = open(site.host)
    expect((await faultOf(get(`${site.origin}/circle`))).kind).toBe('too_many_redirects')
    expect((await faultOf(get(`${site.origin}/a`))).kind).toBe('too_many_redirects')
  })

  it('sends validators, and has no body but with 2xx', async () => {
    const site = await serve((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"'
      response.setHeader('content-type', 'text/plain')
      response.writeHead(isKnown ? 304 : 404).end(isKnown ? undefined : 'x'.repeat(10_000))
    })
    const get = open(site.host)
    const same = await get(site.origin, { headers: { 'if-none-match': '"1"' } })
    expect([same.status, same.body.length]).toEqual([304, 0])
    const gone = await get(site.origin)
    expect([gone.status, gone.body.length]).toEqual([404, 0])
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['zstd', zstdCompressSync],
  ] as const)('unpacks %s as far as is wanted', async (name, pack) => {
    const site = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': name })
      response.end(pack(Buffer.alloc(request.url === '/bomb' ? 50_000_000 : 50_000, 'a')))
    })
    const get = open(site.host)
    expect((await get(site.origin)).body.length).toBe(50_000)
    expect((await faultOf(get(`${site.origin}/bomb`))).kind).toBe('too_large')
  })

  it('refuses what is packed again and again, or in a way of its own', async () => {
    const site = await serve((request, response) => {
      const encoding = request.url === '/own' ? 'sdch' : 'gzip, gzip, gzip'
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end('x')
    })
    const get = open(site.host)
    expect((await faultOf(get(site.origin))).kind).toBe('wrong_type')
    expect((await faultOf(get(`${site.origin}/own`))).kind).toBe('wrong_type')
  })

  it('lets go of what is too large, announced or not', async () => {
    const site = await serve((request, response) => {
      response.setHeader('content-type', 'text/html')
      if (request.url === '/announced') response.setHeader('content-length', 5_000_000_000)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(20_000)));
      }
      response.on('drain', more)
      more()
    })
    const get = open(site.host)
    expect((await faultOf(get(`${site.origin}/announced`))).kind).toBe('too_large')
    expect((await faultOf(get(`${site.origin}/endless`))).kind).toBe('too_large')
  })

  it('takes the types that are wanted, and guesses where none is said', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/picture') response.setHeader('content-type', 'image/png')
      response.end(request.url === '/binary' ? Buffer.from([1, 0, 2]) : '\ufeff <!DOCTYPE html><p>x')
    })
    const get = open(site.host)
    expect((await get(site.origin)).mediaType).toBe('text/html')
    expect((await get(`${site.origin}/picture`, { accept: ['image/'] })).mediaType).toBe('image/png')
    expect((await faultOf(get(`${site.origin}/picture`))).kind).toBe('wrong_type')
    expect((await faultOf(get(`${site.origin}/binary`))).kind).toBe('wrong_type')
  })
})

describe('servers that take their time', () => {
  it('end at the clock of the first byte', async () => {
    const site = await serve(() => {})
    expect((await faultOf(open(site.host)(site.origin, { firstByteMs: 200 }))).kind).toBe('timeout')
  })

  it('end at the clock of the whole, however much they dribble', async () => {
    const site = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html')
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    })
    expect((await faultOf(open(site.host)(site.origin, { totalMs: 500 }))).kind).toBe('timeout')
  })

  it('are left when the caller stops', async () => {
    const stop = new AbortController()
    const site = await serve(() => stop.abort())
    expect((await faultOf(open(site.host)(site.origin, { signal: stop.signal }))).kind).toBe('aborted')
  })
})

describe('servers that speak something else', () => {
  async function speak(answer: string): Promise<FetchFault> {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.end(answer)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(async () => server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    return faultOf(open('127.0.0.1')(`http://127.0.0.1:${port}/`))
  }

  it.each([
    ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n', 'unreachable'],
    ['nothing', '', 'unreachable'],
    [
      'a body that ends early',
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 10\r\n\r\nab',
      'unreachable',
    ],
    ['headers without end', `HTTP/1.1 200 OK\r\n${`x: ${'y'.repeat(1000)}\r\n`.repeat(200)}`, 'too_large'],
    [
      'bytes that are not packed',
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\ncontent-length: 4\r\n\r\nabcd',
      'unreachable',
    ],
  ])('%s', async (_, answer, kind) => expect((await speak(answer)).kind).toBe(kind))

  it('https to one that has none', async () => {
    const site = await serve((_request, response) => response.end())
    expect((await faultOf(open(site.host)(site.origin.replace('http:', 'https:')))).kind).toBe('tls')
  })

  it('https, once its certificate is one to be trusted', async () => {
    const server = createSecureServer(selfSigned, (_request, response) => {
      response.setHeader('content-type', 'text/html').end('safe')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(async () => server.close())
    const address = server.address()
    const origin = `https://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    expect((await faultOf(open('127.0.0.1')(origin))).kind).toBe('tls')
    const trusted = getCACertificates()
    setDefaultCACertificates([selfSigned.cert])
    closing.push(async () => setDefaultCACertificates(trusted))
    expect((await open('127.0.0.1')(origin)).body.toString()).toBe('safe')
  })

  it('no server at all', async () => {
    const site = await serveWebsite(() => {})
    await site.close()
    expect((await faultOf(open(site.host)(site.origin))).kind).toBe('unreachable')
  })
})
