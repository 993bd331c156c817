import type { Plugin } from 'vite'

const marked = /\/marked\/lib\/marked\.esm\.js$/
const making = /var \w+=new \w+;function \w+\(\w+,\w+\)\{return \w+\.parse\(/g

/**
 * Keeps of marked what tells the parts of a text. What writes them as HTML isn't used (`markdown/src/markdown.tsx` makes
 * React elements), but stays in a build as long as the file makes a reader of its own.
 */
export function leanMarked(): Plugin {
  return {
    name: 'lean-marked',
    apply: 'build',
    transform: (code, id) => (marked.test(id) ? { code: withoutReader(code), map: null } : undefined),
  }
}

/** The module with its Lexer and Tokenizer alone: what follows its classes is its reader, and the functions around it. */
export function withoutReader(code: string): string {
  const [made, another] = code.matchAll(making)
  const names = code.slice(code.lastIndexOf('export{') + 'export{'.length).split(/[,}]/)
  const kept = names.filter((name) => name.endsWith(' as Lexer') || name.endsWith(' as Tokenizer'))
  if (!made || another || kept.length !== 2) throw new Error('marked is written otherwise now')
  return `${code.slice(0, made.index)}export{${kept.join(',')}}`
}
