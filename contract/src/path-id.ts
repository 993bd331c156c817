/**
 * The database id that a part of a path is, or null: digits alone, without a leading zero, so that each thing has one address.
 * Free of dependencies.
 */
export function readPathId(part: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(part) ? Number(part) : 0
  return id > 0 && id <= Number.MAX_SAFE_INTEGER ? id : null
}
