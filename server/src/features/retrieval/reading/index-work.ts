import type { IndexablePassage } from '@parleykit/engine/index/build-index'
import type { PassageText } from '@parleykit/engine/text/split-into-passages'
import type { Work } from '../../../platform/child-process/index.ts'
import type { TopicTexts } from '../worker/list-topic-texts.ts'

export const cuttingPassages: Work<string, PassageText> = {
  module: new URL('../worker/split-into-passages.ts', import.meta.url),
}

/** The results are the parts of the index, as stored. */
export const buildingIndex: Work<IndexablePassage, Uint8Array> = {
  module: new URL('../worker/build-encoded-index.ts', import.meta.url),
}

export const listingTopicTexts: Work<IndexablePassage, TopicTexts> = {
  module: new URL('../worker/list-topic-texts.ts', import.meta.url),
}
