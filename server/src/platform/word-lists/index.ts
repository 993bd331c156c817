export { readWordList } from './read-word-list.ts'
