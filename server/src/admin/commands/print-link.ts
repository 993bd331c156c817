import type { Config } from '../../config/config.ts'

/** Prints a link, and where its address comes from: a server that runs may have been started with another one. */
export function printLink({ publicUrl, siteUrl }: Pick<Config, 'publicUrl' | 'siteUrl'>, url: string): void {
  console.log(url)
  if (publicUrl === null)
    console.log(
      `The address ${siteUrl} is assumed, from HOST and PORT as they are here. If the server has another one, put it in its place, or set PUBLIC_URL.`,
    )
}
