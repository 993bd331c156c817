import { build } from './set-up.mjs'

/** Tests start servers from what was built: before they begin it is built of the sources as they are. */
export default function buildServer() {
  return build({ only: ['server'], quiet: true })
}
