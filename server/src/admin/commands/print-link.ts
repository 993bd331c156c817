import type { OpenOperator } from '../operator/operator.ts'

/** Prints a link, and where its address comes from: a server that runs may have been started with another one. */
export function printLink({ config, print }: Pick<OpenOperator, 'config' | 'print'>, url: string): void {
  print(url)
  if (config.publicUrl === null)
    print(
      `This link uses ${config.siteUrl}, based on HOST and PORT. If the server has a different address, change the link or set PUBLIC_URL.`,
    )
}
