/** The name that robots.txt may speak to. */
const robotName = 'ParleyKit'

/** Who asks, in the form of honest robots: with the address of the server that sent it, where that is known. */
export function userAgentOf({ publicUrl }: { readonly publicUrl: string | null }): string {
  return `Mozilla/5.0 (compatible; ${robotName}/1.0${publicUrl === null ? '' : `; +${publicUrl}`})`
}
