/** A caller with a session, over real HTTP. */
export interface JsonClient {
  readonly cookie: string
  send<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T>
  upload<T>(path: string, fileName: string, text: string): Promise<T>
  /** Sends a file, whatever is answered. */
  post(path: string, field: string, fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response>
  /** A response whose body comes in pieces, with when its request was begun. */
  stream(path: string, body: unknown): Promise<{ begun: number; response: Response }>
}

/** Registers a new owner (or signs in, when `isNew` is false) and returns the caller. */
export async function signIn(origin: string, username: string, isNew: boolean): Promise<JsonClient> {
  const account = { username, password: 'correct horse', ...(isNew && { email: `${username}@example.com` }) }
  const response = await fetch(`${origin}/api/${isNew ? 'register' : 'login'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`)
  const cookie = (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  return {
    cookie,
    async send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
    async stream(path, body) {
      const begun = performance.now()
      const headers = { cookie, 'content-type': 'application/json' }
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return { begun, response }
    },
    async post(path, field, fileName, bytes) {
      const form = new FormData()
      form.set(field, new Blob([bytes]), fileName)
      return fetch(`${origin}${path}`, { method: 'POST', headers: { cookie }, body: form })
    },
    async upload<T>(path: string, fileName: string, text: string) {
      const form = new FormData()
      form.set('file', new Blob([text]), fileName)
      const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: { cookie }, body: form })
      if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
  }
}
