import { spawnSync } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serveWebsite, type TestWebsite } from '../../../test/serve-website.ts'
import {
  FetchFault,
  openPublicFetch,
  parsePrivateHosts,
  type ResolveName,
} from '../fetch-public-url/index.ts'
import { type BrowserFault, openRenderer, type Renderer } from './index.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const site = await serveWebsite(answer)
  closing.push(site.close)
  return site
}

/** A website of one document. */
const serveHtml = (html: () => string) =>
  serve((request, response) => {
    const isPage = request.url === '/'
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(isPage ? html() : '')
  })

/** Far more than any page here takes on a busy machine. */
const totalMs = 120_000

function open(
  allowed: string,
  {
    browserPath = null,
    resolveName = async () => [],
  }: { browserPath?: string | null; resolveName?: ResolveName } = {},
) {
  const faults: BrowserFault[] = []
  const privateHosts = parsePrivateHosts(allowed) ?? []
  const { guard, close } = openPublicFetch({ userAgent: 'Test/1.0', privateHosts, resolveName })
  const renderer = openRenderer({
    browserPath,
    guard,
    userAgent: 'Test/1.0',
    onFault: (fault) => faults.push(fault),
  })
  closing.push(close, () => renderer.close())
  return { renderer, faults }
}

async function faultOf(
  rendering: ReturnType<Renderer['renderPage']>,
): Promise<{ kind: string; message: string }> {
  const fault: unknown = await rendering.then(
    ({ html }) => new Error(`no fault but ${html.toString().slice(0, 200)}`),
    (error: unknown) => error,
  )
  if (!(fault instanceof Error) || !('kind' in fault)) throw fault
  return { kind: String(fault.kind), message: fault.message }
}

describe('a page that JavaScript alone fills', () => {
  it('is read as visitors see it, from what it loads too', async () => {
    const asked: string[] = []
    const site = await serve((request, response) => {
      asked.push(`${request.url} ${request.headers['user-agent']}`)
      if (request.url === '/hours.json') {
        response.setHeader('content-type', 'application/json').end('{"hours":"nine to five"}')
      } else if (request.url === '/app.js') {
        response.setHeader('content-type', 'text/javascript').end(`
          fetch('/hours.json').then((answer) => answer.json()).then(({ hours }) => {
            document.getElementById('root').innerHTML = '<h1>Grüße</h1><p>Open from ' + hours + '</p><img src="/logo.png">'
          })`)
      } else {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end('<!doctype html><div id="root"></div><script src="/app.js"></script>')
      }
    })
    const { renderer } = open(site.host)
    const { html, url, status } = await renderer.renderPage({ url: `${site.origin}/#/hours`, totalMs })
    expect(html.toString()).toContain('<h1>Grüße</h1><p>Open from nine to five</p>')
    expect({ url: url.split('#')[0], status }).toEqual({ url: `${site.origin}/`, status: 200 })
    const paths = asked.map((line) => line.split(' ')[0]).filter((path) => path !== '/favicon.ico')
    expect(paths).toEqual(['/', '/app.js', '/hours.json'])
    expect(asked.every((line) => line.endsWith(' Test/1.0'))).toBe(true)
  })

  it('knows nothing of the page before, and is read beside another', async () => {
    const site = await serveHtml(
      () => `<p id=a></p><script>a.textContent = 'visits: ' + (localStorage.visits ?? 0) + document.cookie
        localStorage.visits = 1; document.cookie = 'seen=1'</script>`,
    )
    const { renderer } = open(site.host)
    const render = () => renderer.renderPage({ url: site.origin, totalMs })
    const pages = await Promise.all([render().then(render), render()])
    for (const page of pages) expect(page.html.toString()).toContain('visits: 0</p>')
  })
})

describe('from inside of a page, what is private', () => {
  let secret: TestWebsite
  let datagrams: Socket
  let heard = 0
  beforeAll(async () => {
    secret = await serveWebsite((_request, response) =>
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('secret'),
    )
    datagrams = createSocket('udp4', () => heard++).bind(secret.port, '127.0.0.1')
    await once(datagrams, 'listening')
  })
  afterAll(async () => {
    datagrams.close()
    await secret.close()
  })
  afterEach(() => {
    expect(secret.connections()).toBe(0)
    expect(heard).toBe(0)
  })

  const attempts: [name: string, script: (host: string, port: number) => string][] = [
    ['fetch', (host) => `await fetch('http://${host}/').then((r) => r.text())`],
    ['fetch over https', (host) => `await fetch('https://${host}/')`],
    ['fetch without CORS', (host) => `await fetch('http://${host}/', { mode: 'no-cors' })`],
    ['other spellings', (_, port) => `await fetch('http://0x7f000001:${port}/', { mode: 'no-cors' })`],
    [
      'IPv6 that is mapped',
      (_, port) => `await fetch('http://[::ffff:127.0.0.1]:${port}/', { mode: 'no-cors' })`,
    ],
    ['localhost', (_, port) => `await fetch('http://localhost:${port}/', { mode: 'no-cors' })`],
    [
      'a name that leads there',
      (_, port) => `await fetch('http://rebind.example:${port}/', { mode: 'no-cors' })`,
    ],
    [
      'XMLHttpRequest',
      (host) =>
        `await new Promise((done) => { const x = new XMLHttpRequest(); x.onloadend = done; x.open('POST', 'http://${host}/'); x.send('a') })`,
    ],
    [
      'a picture',
      (host) =>
        `await new Promise((done) => { const i = new Image(); i.onload = i.onerror = done; i.src = 'http://${host}/a.png' })`,
    ],
    [
      'a script',
      (host) =>
        `await new Promise((done) => { const s = document.createElement('script'); s.onload = s.onerror = done; s.src = 'http://${host}/'; document.body.append(s) })`,
    ],
    [
      'a style sheet',
      (host) =>
        `await new Promise((done) => { const l = document.createElement('link'); l.rel = 'stylesheet'; l.onload = l.onerror = done; l.href = 'http://${host}/'; document.body.append(l) })`,
    ],
    [
      'a prefetch',
      (host) =>
        `const l = document.createElement('link'); l.rel = 'preconnect'; l.href = 'http://${host}/'; document.body.append(l); await new Promise((done) => setTimeout(done, 300))`,
    ],
    [
      'a frame',
      (host) =>
        `await new Promise((done) => { const f = document.createElement('iframe'); f.onload = done; f.src = 'http://${host}/'; document.body.append(f) })`,
    ],
    [
      'a web socket',
      (host) =>
        `await new Promise((done) => { const w = new WebSocket('ws://${host}/'); w.onopen = w.onerror = done })`,
    ],
    [
      'a beacon',
      (host) =>
        `navigator.sendBeacon('http://${host}/', 'a'); await new Promise((done) => setTimeout(done, 300))`,
    ],
    [
      'an event source',
      (host) =>
        `await new Promise((done) => { const e = new EventSource('http://${host}/'); e.onopen = e.onerror = done })`,
    ],
    [
      'a worker',
      (host) =>
        `await new Promise((done) => { const w = new Worker(URL.createObjectURL(new Blob(["fetch('http://${host}/', {mode: 'no-cors'}).then(() => postMessage(1), () => postMessage(0))"]))); w.onmessage = w.onerror = done })`,
    ],
    [
      'a window',
      (host) =>
        `const f = document.createElement('iframe'); document.body.append(f); f.contentWindow.open?.('http://${host}/'); await new Promise((done) => setTimeout(done, 300))`,
    ],
    ['a call over TCP', (host) => rtc(`turn:${host}?transport=tcp`)],
    ['a call over UDP', (host) => rtc(`stun:${host}`)],
    [
      'WebTransport',
      (host) =>
        `const f = document.createElement('iframe'); document.body.append(f); const T = f.contentWindow.WebTransport ?? WebTransport; await new T('https://${host}/').ready`,
    ],
    ['a redirect', (host) => `await fetch('/redirect?http://${host}/', { mode: 'no-cors' })`],
  ]

  /** Takes the connection from a frame, too, if the page itself has none. */
  function rtc(server: string): string {
    return `const f = document.createElement('iframe'); document.body.append(f)
      const C = window.RTCPeerConnection ?? f.contentWindow.RTCPeerConnection
      const c = new C({ iceServers: [{ urls: '${server}', username: 'a', credential: 'b' }] })
      c.createDataChannel('a'); await c.setLocalDescription(await c.createOffer())
      await new Promise((done) => { c.onicegatheringstatechange = () => c.iceGatheringState === 'complete' && done(); setTimeout(done, 1500) })`
  }

  it('is never reached', async () => {
    const tries = attempts.map(([name, script]) => [name, script(`127.0.0.1:${secret.port}`, secret.port)])
    const held: ServerResponse[] = []
    const site = await serve((request, response) => {
      const url = request.url ?? ''
      if (url === '/hold') held.push(response)
      else if (url === '/done') for (const each of [...held.splice(0), response]) each.end()
      else if (url.startsWith('/redirect?')) response.writeHead(302, { location: url.slice(10) }).end()
      else {
        response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(`<body><ol></ol><script type="module">
          for (const each of [1, 2]) fetch('/hold', { method: 'POST', body: each })
          const results = document.querySelector('ol')
          const late = () => new Promise((_, fail) => setTimeout(() => fail('late'), 4000))
          ${tries
            .map(
              ([name, script]) => `
          await Promise.race([(async () => { ${script} })(), late()]).catch(() => {})
          results.append(Object.assign(document.createElement('li'), { textContent: ${JSON.stringify(name)} }))`,
            )
            .join('\n')}
          document.title = 'all tried'
          await fetch('/done')
        </script>`)
      }
    })
    const { renderer } = open(site.host, { resolveName: async () => ['127.0.0.1'] })
    const { html } = await renderer.renderPage({ url: site.origin, totalMs })
    expect(html.toString()).toContain('<title>all tried</title>')
    for (const [name] of attempts) expect(html.toString()).toContain(`<li>${name}</li>`)
  })

  it('is not gone to, directly or by redirects', async () => {
    const site = await serve((request, response) => {
      const location = `http://127.0.0.1:${secret.port}/`
      if (request.url === '/http') response.writeHead(302, { location }).end()
      else {
        const go =
          request.url === '/script'
            ? `<script>location = '${location}'</script>`
            : `<meta http-equiv=refresh content="0;url=${location}">`
        response.setHeader('content-type', 'text/html').end(go)
      }
    })
    const { renderer } = open(site.host, { resolveName: async () => ['127.0.0.1'] })
    const kinds = []
    for (const url of [secret.origin, `http://rebind.example:${secret.port}/`, `${site.origin}/http`])
      kinds.push(await faultOf(renderer.renderPage({ url, totalMs })))
    for (const fault of kinds) expect(fault).toMatchObject({ kind: 'private_address' })
    for (const url of [`${site.origin}/script`, `${site.origin}/meta`]) {
      const after = await renderer.renderPage({ url, totalMs }).then(
        ({ html }) => html.toString(),
        (error: unknown) => String(error),
      )
      expect(after).not.toContain('secret')
    }
    await expect(renderer.renderPage({ url: 'file:///etc/passwd' })).rejects.toBeInstanceOf(FetchFault)
  })
})

describe('a page that goes too far', () => {
  it.each([
    ['runs without end', 'for (;;);', 'timeout'],
    ['talks without end', 'for (;;) document.title = Math.random()', 'timeout'],
    [
      'grows without end',
      'const all = []; for (;;) all.push(new Uint8Array(50_000_000).fill(1)) ',
      'crashed|timeout|unreachable',
    ],
  ])('that %s is given up, and the next one is read', async (_, script, kinds) => {
    let html = `<p>x</p><script>${script}</script>`
    const site = await serveHtml(() => html)
    const { renderer } = open(site.host)
    expect((await faultOf(renderer.renderPage({ url: site.origin, totalMs: 3000 }))).kind).toMatch(
      new RegExp(`^(?:${kinds})$`),
    )
    html = '<p>fine</p>'
    expect((await renderer.renderPage({ url: site.origin, totalMs })).html.toString()).toContain('fine')
  })

  it('that is too large, or no page, is said to be', async () => {
    const site = await serve((request, response) => {
      const isPicture = request.url === '/picture'
      response.setHeader('content-type', isPicture ? 'image/png' : 'text/html')
      response.end(isPicture ? 'x' : "<script>document.write('<p>' + 'x'.repeat(6_000_000))</script>")
    })
    const { renderer } = open(site.host)
    expect((await faultOf(renderer.renderPage({ url: site.origin, totalMs }))).kind).toBe('too_large')
    expect((await faultOf(renderer.renderPage({ url: `${site.origin}/picture`, totalMs }))).kind).toBe(
      'not_html',
    )
  })

  it('that comes late by one request is waited for, and one that goes with another is told apart', async () => {
    const asked = Promise.withResolvers<void>()
    const script = (path: string) =>
      `<p id="a"></p><script>fetch('${path}').then((r) => r.text()).then((t) => { a.textContent = t })</script>`
    const site = await serve((request, response) => {
      response.setHeader('content-type', 'text/html')
      if (request.url === '/late') setTimeout(() => response.end('open from nine to five'), 1500)
      else if (request.url?.startsWith('/never')) asked.resolve()
      else if (request.url === '/busy') response.end('<script>for (;;) {}</script>')
      else if (request.url === '/neighbour') response.end(script('/never') + script('/never?again'))
      else response.end(script('/late'))
    })
    const { renderer } = open(site.host)
    expect((await renderer.renderPage({ url: site.origin, totalMs })).html.toString()).toContain(
      'from nine to five',
    )
    const neighbour = faultOf(renderer.renderPage({ url: `${site.origin}/neighbour`, totalMs }))
    await asked.promise
    const busy = faultOf(renderer.renderPage({ url: `${site.origin}/busy`, totalMs: 1500 }))
    expect((await busy).kind).toBe('timeout')
    expect((await neighbour).kind).toBe('stopped')
  })

  it('is left when the caller stops', async () => {
    const stop = new AbortController()
    const site = await serve(() => stop.abort())
    const { renderer } = open(site.host)
    expect((await faultOf(renderer.renderPage({ url: site.origin, signal: stop.signal }))).kind).toBe(
      'stopped',
    )
  })
})

describe('the browser', () => {
  it('runs under an account that owns nothing, with its walls up, and goes with all that it started', async () => {
    const site = await serveHtml(() => '<p>here</p>')
    const { renderer } = open(site.host)
    await renderer.renderPage({ url: site.origin, totalMs })
    const lines = processes().filter(({ command }) => command.includes('parleykit-browser-'))
    expect(lines.length).toBeGreaterThan(0)
    for (const { command, uid } of lines) {
      expect(command).not.toContain('--no-sandbox')
      if (process.getuid?.() === 0) expect(uid).toBe(64_998)
    }
    await renderer.close()
    const mine = new Set(lines.map(({ pid }) => pid))
    await expect.poll(() => processes().filter(({ pid }) => mine.has(pid))).toEqual([])
  })

  it('that is missing or switched off is said to be, with what would help', async () => {
    for (const browserPath of ['/no/such/browser', 'off']) {
      const { kind, message } = await faultOf(
        open('', { browserPath }).renderer.renderPage({ url: 'http://a.example/' }),
      )
      expect(kind).toBe('no_browser')
      expect(message).toMatch(/install Chromium.*BROWSER_PATH/)
    }
  })

  it.each([
    ['ends at once', 'echo "No usable sandbox!" >&2; exit 1'],
    [
      'takes its walls down',
      'exec "$(ls /usr/lib/chromium/chromium /usr/bin/chromium 2>/dev/null | head -n 1)" --no-sandbox "$@"',
    ],
  ])('that %s is not used, and the operator is told', async (_, script) => {
    const folder = await mkdtemp(join(tmpdir(), 'parleykit-wrapper-'))
    closing.push(() => rm(folder, { recursive: true }))
    const browserPath = join(folder, 'browser')
    await writeFile(browserPath, `#!/bin/sh\n${script}\n`)
    await chmod(folder, 0o755)
    await chmod(browserPath, 0o755)
    const { renderer, faults } = open('', { browserPath })
    expect((await faultOf(renderer.renderPage({ url: 'http://a.example/' }))).kind).toBe('no_sandbox')
    expect(faults).toMatchObject([{ kind: 'no_sandbox', cause: expect.stringMatching(/sandbox/) }])
  })
})

function processes(): { pid: number; uid: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-ww', '-eo', 'pid=,uid=,stat=,args='])
  return stdout
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [, pid, uid, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
      return pid === undefined || state.startsWith('Z')
        ? []
        : [{ pid: Number(pid), uid: Number(uid), command }]
    })
}
