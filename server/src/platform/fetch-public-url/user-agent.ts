/** The user agent name for robots.txt. */
const robotName = 'ParleyKit'

/** Identifies the sender as well-behaved robots do, with the address of its server if known. */
export function userAgentOf({ publicUrl }: { readonly publicUrl: string | null }): string {
  return `Mozilla/5.0 (compatible; ${robotName}/1.0${publicUrl === null ? '' : `; +${publicUrl}`})`
}
