import { answerFromSandbox } from '../../sandbox/answer-from-sandbox.ts'
import { type PictureTask, writeSquare } from './write-square.ts'

await answerFromSandbox<PictureTask>(writeSquare)
