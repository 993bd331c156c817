import { join } from 'node:path'
import { runNamed } from '../scripts/run-named.ts'

const at = (folder: string) => join(import.meta.dirname, folder, 'main.ts')

/** `npm run bench -- NAME`: measures the built product, or how well agents answer. */
runNamed('bench', {
  product: [at('product'), 'start to first answer, weight of the first pages, what survives kill -9'],
  paired: [at('paired'), 'chats of this checkout and of another one in turns (--against FOLDER)'],
  training: [at('training'), 'upload, training, search and chats with 600 KB and with 50 MB'],
  'first-load': [at('first-load'), 'what a browser fetches on each route of the web app'],
  nodes: [at('nodes'), 'two nodes: one is killed, drained or replaced; --database takes the database away'],
  streams: [at('streams'), 'many open dashboards; --slow-readers: visitors who hardly read'],
  websites: [at('websites'), 'pages read a second, and what is left of a crawl that was killed'],
  eval: [at('eval'), 'how well agents answer, or your own agent (--agent ID --questions FILE)'],
})
