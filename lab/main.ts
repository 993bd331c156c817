import { join } from 'node:path'
import { runNamed } from '../scripts/run-named.ts'

const root = join(import.meta.dirname, '..')
const at = (folder: string) => join(import.meta.dirname, folder, 'main.ts')
const learning = (file: string) => join(root, 'bench/eval', file)

/** `npm run lab -- NAME`: what makes the engine's data, tortures the server, or writes files that the project keeps. */
runNamed('lab', {
  fuzz: [at('fuzz'), 'arbitrary requests to every route'],
  hostile: [at('hostile'), 'packed bodies, dribbling sockets, hostile texts, pages and uploads'],
  maps: [at('maps'), 'maps a shop of 2,000 pages with a dozen traps'],
  soak: [at('soak'), 'an hour of mixed life, and what has grown'],
  agents: [at('agents'), '10,000 agents on one installation'],
  analytics: [at('analytics'), 'charts of an agent with millions of messages'],
  screens: [at('screens'), 'shifts, widths, accessibility and time to the next paint of every screen'],
  'actions-evidence': [
    at('actions-evidence'),
    'how many changed values in replies about results of actions are caught',
  ],
  engine: [at('engine'), 'what a question costs the engine, here and in another checkout'],
  ocr: [at('ocr'), 'how many words of scanned pages are read, and what a page costs'],
  openapi: [at('openapi'), 'how many operations of public OpenAPI documents become actions that fit them'],
  pages: [at('pages'), "how much of a web page's main text is read"],
  tables: [at('tables'), 'price lists and workbooks: look-ups, filters, and what a model would read'],
  trained: [
    at('trained'),
    'whether an agent answers the same right after its training, later and after a restart',
  ],
  'learn-weights': [learning('learn-weights.ts'), 'learns the weights of answerability'],
  'learn-meaning': [
    learning('meaning/learn-meaning.ts'),
    'learns the weights of meaning and the forest of replies',
  ],
  'learn-intents': [learning('intents/learn-intents.ts'), 'learns which messages ask for a person'],
  ablation: [
    learning('ablation/main.ts'),
    'switches off what the engine does beside relevance, and measures unseen sets',
  ],
  'left-out': [learning('meaning/measure-left-out.ts'), 'measures each set with weights learned without it'],
  'encoder-questions': [
    learning('meaning/write-encoder-questions.ts'),
    'writes the pairs that the encoder learns from',
  ],
  pictures: [
    join(root, 'scripts/take-pictures.ts'),
    'takes the pictures of README and start page (build first)',
  ],
  'example-backup': [
    join(root, 'server/test/backups/write-example-backup.ts'),
    'keeps data of this version for later tests',
  ],
})
