import type { Config } from '../../config/config.ts'

/** Prints a link, and where its address comes from: a server that runs may have been started with another one. */
export function printLink({ publicUrl, siteUrl }: Pick<Config, 'publicUrl' | 'siteUrl'>, url: string): void {
  console.log(url)
  if (publicUrl === null)
    console.log(
      `This link uses ${siteUrl}, based on HOST and PORT. If the server has a different address, change the link or set PUBLIC_URL.`,
    )
}
