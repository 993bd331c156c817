/**
 * What `read` makes of each of `all`, in their order; the next is read while one is worked on, and no more than that. A
 * consumer that leaves early waits for what is being read.
 */
export async function* readAhead<From, Page>(
  all: readonly From[],
  read: (from: From) => Promise<Page>,
): AsyncGenerator<Page, void, undefined> {
  const begin = (from: From) => {
    const reading = read(from)
    // Who comes for it hears of its error.
    reading.catch(() => {})
    return reading
  }
  const rest = all.values()
  let next = nextOf(rest, begin)
  try {
    while (next) {
      const page = await next
      next = nextOf(rest, begin)
      yield page
    }
  } finally {
    await next?.catch(() => {})
  }
}

function nextOf<From, Page>(
  rest: Iterator<From>,
  begin: (from: From) => Promise<Page>,
): Promise<Page> | undefined {
  const { done, value } = rest.next()
  return done ? undefined : begin(value)
}
