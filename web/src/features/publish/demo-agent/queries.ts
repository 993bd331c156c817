import { getDemoAgent } from '@parleykit/contract/publish/demo-agent/demo-agent'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

/** Polling interval while a new server still prepares it, in milliseconds. */
const againMs = 3000

/** The product's own agent; polled while it is being prepared. */
export const demoAgentQuery = queryOptions({
  queryKey: ['demo-agent'],
  queryFn: ({ signal }) => callApi(getDemoAgent, { signal }),
  refetchInterval: ({ state }) => (state.data?.isPreparing ? againMs : false),
})
