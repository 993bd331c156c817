declare module 'punycode.js' {
  /** The domain with its labels in Unicode. Throws where one that says it is Punycode isn't. */
  export function toUnicode(domain: string): string
}
