export { openSentenceEncoder, type SentenceEncoder } from './open-sentence-encoder.ts'
