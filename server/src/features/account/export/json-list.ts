/** Writes values as one JSON array, one value at a time. */
export async function* jsonList(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const value of values) {
    yield separator + JSON.stringify(value)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Writes one value as indented JSON. */
export async function* jsonOf(value: unknown): AsyncGenerator<string> {
  yield `${JSON.stringify(value, null, 2)}\n`
}
