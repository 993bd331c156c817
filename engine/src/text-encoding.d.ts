export {}

/** The only two runtime APIs outside the language that are used here: every runtime has them. */
declare global {
  class TextEncoder {
    encode(text: string): Uint8Array<ArrayBuffer>
    encodeInto(text: string, bytes: Uint8Array): { readonly read: number; readonly written: number }
  }

  class TextDecoder {
    decode(bytes: Uint8Array): string
  }
}
