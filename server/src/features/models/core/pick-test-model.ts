/** Whether a model turns texts into vectors, by the word that all providers have in such names. */
export const isEmbeddingModel = (name: string) => /embed|(^|[/-])(bge|e5|gte|minilm)\b/i.test(name)

/** Parts of the names of models that don't write text, or cost much. */
const others =
  /embed|rerank|moderation|whisper|tts|audio|realtime|transcribe|image|dall-e|sora|veo|imagen|guard|ocr|search|turbo-instruct|(^|[/-])(bge|e5|gte|minilm)\b/i
/** Small current models, which are fast and cheap: they are tried first. */
const small = [/mini/i, /haiku/i, /flash/i, /small/i, /nano/i, /lite/i]

/** The model that a test asks if none is named: a small one that writes. Null if there is none. */
export function pickTestModel(names: readonly string[]): string | undefined {
  const writers = names.filter((name) => !others.test(name))
  for (const kind of small) {
    const found = writers.find((name) => kind.test(name))
    if (found) return found
  }
  return writers[0]
}
