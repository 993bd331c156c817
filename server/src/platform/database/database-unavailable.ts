/**
 * Whether a query failed because the database is unavailable or temporarily can't take writes, so that a retry may
 * work. Drizzle wraps the driver's error as its cause.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => codes.test(codeOf(cause)) || messages.test(cause.message))
}

/** Whether this process has closed its own connections, so that a retry is pointless. */
export function isDatabaseClosed(error: unknown): boolean {
  return causesOf(error).some(({ message }) => /cannot use a pool after calling end/i.test(message))
}

/** Whether a query found no tables because a restore is replacing them (SQLSTATE 42P01 and 3F000). */
export function isBeingReplaced(error: unknown): boolean {
  return causesOf(error).some((cause) => /^(42P01|3F000)$/.test(codeOf(cause)))
}

/** Whether a query waited too long for a lock. */
export function isLocked(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '55P03')
}

/** Whether a query failed because the database's disk is full. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '53100')
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

/**
 * SQLSTATE classes 08 (connection), 57P (shutting down), 53 (out of disk, memory, connections) and 58 (disk error),
 * 25006 (read-only, as on a standby), 55P03 (lock timeout), and the operating system's codes for an unreachable
 * address.
 */
const codes =
  /^(08|57P|53|58)|^(25006|55P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Messages of node-postgres errors without a code. */
const messages =
  /connection terminated|and is not queryable|timeout exceeded when trying to connect|cannot use a pool after calling end/i
