declare module 'yargs-parser/browser' {
  export { default } from 'yargs-parser'
}
