import type { ActionEvent, PageResult } from '@parleykit/contract/actions/action-runs'
import { actionCallMs, actionResponseBytesMax } from '@parleykit/contract/actions/limits'

/** The page around the frame, which has registered functions. Calls go to this origin only. */
let page: { readonly origin: string; readonly names: readonly string[] } | undefined

/** Remembers what the page around the frame registers, as soon as it does. */
export function listenForFunctions(): void {
  if (window.parent !== window) window.addEventListener('message', remember)
}

function remember({ source, origin, data }: MessageEvent<unknown>): void {
  if (source !== window.parent || typeof data !== 'object' || data === null || !('type' in data)) return
  if (data.type !== 'kit-embed-functions' || !('names' in data) || !Array.isArray(data.names)) return
  page = { origin, names: data.names.filter((name) => typeof name === 'string') }
}

interface Call {
  readonly id: string
  readonly call: NonNullable<ActionEvent['call']>
}

/** Calls a function of the page. Nothing of its result is believed. */
export function callPageFunction({ id, call }: Call): Promise<PageResult> {
  const { function: name, values } = call
  const target = page
  if (!target?.names.includes(name)) return Promise.resolve({ state: 'missing' })
  return new Promise((resolve) => {
    const end = (result: PageResult) => {
      clearTimeout(timer)
      window.removeEventListener('message', receive)
      resolve(result)
    }
    const timer = setTimeout(() => end({ state: 'late' }), actionCallMs)
    function receive({ source, origin, data }: MessageEvent<unknown>) {
      if (source !== window.parent || origin !== target?.origin) return
      if (typeof data !== 'object' || data === null || !('type' in data) || !('id' in data)) return
      if (data.type !== 'kit-embed-result' || data.id !== id) return
      const json = 'json' in data && typeof data.json === 'string' ? data.json : null
      const isTold = json !== null && json.length < actionResponseBytesMax
      end(isTold ? { state: 'done', json } : { state: 'failed' })
    }
    window.addEventListener('message', receive)
    window.parent.postMessage({ type: 'kit-embed-call', id, name, values }, target.origin)
  })
}
