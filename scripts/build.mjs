// `npm run build`: the web app and the chat widget, each when its sources changed since its last build.
import { build, main } from './set-up.mjs'

await main(build)
