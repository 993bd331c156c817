import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../server/test/scripted-language-model.ts'

/** Whole sentences of some 40 tokens: a cut one might say something else, and would be dropped. */
const BEGINNING = /^[\s\S]{80,}?[.!?](?=\s)|^[\s\S]+/
/** As a server says that has read all of its prompt; a lower count would pass for one that cuts it. */
const READ_TOKENS = 5000

/** A model at no delay that answers every prompt with the beginning of its first passage, and cites it. */
export function startQuotingModel(): Promise<ScriptedLanguageModel> {
  return startScriptedLanguageModel({
    obeys: (messages) => {
      const prompt = messages.map(({ content }) => content).join('\n')
      const [, number = '1', text = ''] = /<passage number="(\d+)"[^>]*>\n([^<]*)/.exec(prompt) ?? []
      const quoted = (BEGINNING.exec(text.trim())?.[0] ?? '').replaceAll('\n', ' ')
      return { says: `${quoted} [${number}]`, read: READ_TOKENS }
    },
  })
}
