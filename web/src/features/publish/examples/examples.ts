import { curlExample, curlHistory, curlNext, curlStream } from './curl.ts'
import { type ExampleTarget, visitorToken } from './example-target.ts'
import { pythonExample, pythonHistory, pythonNext, pythonStream } from './python.ts'
import { typeScriptExample, typeScriptHistory, typeScriptNext, typeScriptStream } from './typescript.ts'

/** A call to an agent in one language. */
type Example = (target: ExampleTarget) => string

/** The same call in each language, in the order of the tabs. */
export type Examples = Readonly<Record<Language, Example>>
export const languages = ['curl', 'TypeScript', 'Python'] as const
export type Language = (typeof languages)[number]

export const sendExamples: Examples = {
  curl: curlExample,
  TypeScript: typeScriptExample,
  Python: pythonExample,
}

export const nextExamples: Examples = { curl: curlNext, TypeScript: typeScriptNext, Python: pythonNext }

export const streamExamples: Examples = {
  curl: curlStream,
  TypeScript: typeScriptStream,
  Python: pythonStream,
}

export const historyExamples: Examples = {
  curl: curlHistory,
  TypeScript: typeScriptHistory,
  Python: pythonHistory,
}

/** Converts examples to the items of a `CodeChoice`. */
export const choicesOf = (examples: Examples, target: ExampleTarget) =>
  languages.map((name) => ({ name, code: examples[name](target) }))

/** The response to `sendExamples`. */
export const replyExample = `{
  "message": "We are open from 9 to 18, Monday to Saturday.",
  "conversationId": 42,
  "responseId": "resp_2f6a…",
  "visitorToken": "${visitorToken}",
  "sources": [{ "title": "opening-hours.md", "url": null, "quote": "Open from 9 to 18 …" }]
}`
