import { getPublicAddresses } from '@parleykit/contract/publish'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api.ts'

export const publicAddressesQuery = queryOptions({
  queryKey: ['public-addresses'],
  queryFn: ({ signal }) => callApi(getPublicAddresses, { signal }),
})
