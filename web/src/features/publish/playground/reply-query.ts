import { type ConversationMessage, listMessages } from '@parleykit/contract/conversations/conversations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

/** The playground's conversation and the number of messages in its frame, which changes with each new reply. */
export interface ReplyPlace {
  readonly id: number
  readonly messages: number
}

export interface Reply {
  readonly question: string
  readonly message: ConversationMessage
}

/** A refusal is shown a moment before it is stored, so ask again after this time, in milliseconds. */
const askedAgainMs = 300
const mostTries = 10

/** The newest reply of the playground's conversation; null if it isn't stored yet or a person answers. */
export const replyQuery = ({ id, messages: count }: ReplyPlace) =>
  queryOptions({
    queryKey: ['messages', id, 'newest', count],
    queryFn: async ({ signal }): Promise<Reply | null> =>
      newestReply(await callApi(listMessages, { params: { id }, signal })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data === null && state.dataUpdateCount < mostTries ? askedAgainMs : false,
  })

function newestReply(messages: readonly ConversationMessage[]): Reply | null {
  const message = messages.at(-1)
  const question = messages.at(-2)
  if (message?.senderType !== 'agent' || question?.senderType !== 'visitor') return null
  return { question: question.content, message }
}
