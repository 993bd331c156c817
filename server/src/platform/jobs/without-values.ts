const errorMax = 200

/** An error of a job, only its first line: a query error continues with its parameters, which may contain people's messages. */
export function withoutValues(message: string): string {
  if (message.startsWith('Failed query')) return 'A statement of the database failed; the log says which.'
  return message.split('\n', 1)[0]?.slice(0, errorMax) ?? ''
}
