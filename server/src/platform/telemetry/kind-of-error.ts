const plain = /^\w{1,60}$/

/** The kind of an error, such as 23505, ECONNREFUSED or ModelError. Its message may quote what people wrote. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code = null, reason = null } = error as { code?: unknown; reason?: unknown }
  const told = [reason, code, error.constructor.name].find(
    (each) => typeof each === 'string' && plain.test(each),
  )
  return typeof told === 'string' ? told : 'Error'
}
