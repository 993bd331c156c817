/**
 * The results of `read` for each of `all`, in order. The next one, and no more, is read while one is processed. A
 * consumer that leaves early waits for the pending read.
 */
export async function* readAhead<From, Page>(
  all: readonly From[],
  read: (from: From) => Promise<Page>,
): AsyncGenerator<Page, void, undefined> {
  const start = (from: From) => {
    const reading = read(from)
    // The consumer that awaits it gets its error.
    reading.catch(() => {})
    return reading
  }
  const rest = all.values()
  let next = nextOf(rest, start)
  try {
    while (next) {
      const page = await next
      next = nextOf(rest, start)
      yield page
    }
  } finally {
    await next?.catch(() => {})
  }
}

function nextOf<From, Page>(
  rest: Iterator<From>,
  start: (from: From) => Promise<Page>,
): Promise<Page> | undefined {
  const { done, value } = rest.next()
  return done ? undefined : start(value)
}
