import type { Dispatcher } from 'undici'

/** Without cookies, which aren't kept. */
export function toHeaders({ headers }: Dispatcher.ResponseData): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'set-cookie') continue
    try {
      for (const one of [value].flat()) all.append(name, one)
    } catch {} // a header that no browser would accept either
  }
  return all
}
