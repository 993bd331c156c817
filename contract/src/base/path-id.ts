/**
 * The database ID in a path segment, or null. Only digits without a leading zero are accepted, so that each object has
 * one URL. Free of dependencies.
 */
export function readPathId(part: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(part) ? Number(part) : 0
  return id > 0 && id <= Number.MAX_SAFE_INTEGER ? id : null
}
