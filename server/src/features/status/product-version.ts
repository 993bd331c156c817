import { readFileSync } from 'node:fs'

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)

/** Of the package that runs. */
export function productVersion(): string {
  return version
}
