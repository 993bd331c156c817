// `npm run build`: the web app, the chat widget and the server's bundle, each when its sources changed since its last build.
import { build, main } from './set-up.mjs'

await main(build)
