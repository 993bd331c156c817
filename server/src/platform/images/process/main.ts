import { answerFromSandbox } from '../../sandbox/answer-from-sandbox.ts'
import { type PictureTask, writePicture } from './write-picture.ts'

await answerFromSandbox<PictureTask>(writePicture)
