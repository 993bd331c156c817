/** Whether an insert failed because of the named unique constraint. Drizzle wraps the driver's error as its cause. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '23505') {
      return 'constraint' in current && current.constraint === constraint
    }
  }
  return false
}
