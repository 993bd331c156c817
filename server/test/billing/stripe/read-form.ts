/** What a form of Stripe's library holds: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export interface Form {
  readonly [key: string]: Form | string | undefined
}

export function readForm(text: string): Form {
  const form: Record<string, unknown> = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const keys = path.split(/[[\]]+/).filter((key) => key !== '')
    let at = form
    for (const key of keys.slice(0, -1)) {
      at[key] ??= {}
      at = at[key] as Record<string, unknown>
    }
    at[keys.at(-1) ?? ''] = value
  }
  return form as Form
}

/** The text behind keys; undefined where there is none. */
export function textAt(form: Form, ...keys: string[]): string | undefined {
  let at: Form | string | undefined = form
  for (const key of keys) at = typeof at === 'object' ? at[key] : undefined
  return typeof at === 'string' ? at : undefined
}

/** The form behind a key, empty where there is none. */
export function formAt(form: Form, key: string): Form {
  const at = form[key]
  return typeof at === 'object' ? at : {}
}
