import { productName } from '@parleykit/contract/limits'
import { getSupportContact } from '@parleykit/contract/publish'
import { Code, Link, Text } from '@radix-ui/themes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

const supportContactQuery = queryOptions({
  queryKey: ['support-contact'],
  queryFn: ({ signal }) => callApi(getSupportContact, { signal }),
})

/** Who helps, as far as the operator of this server says; and where every call is described. */
export function SupportSection() {
  const { data } = useQuery(supportContactQuery)
  return (
    <Text as="p">
      {data?.contact ? (
        <>
          Need help? Write to <ContactLink contact={data.contact} />.
        </>
      ) : (
        <>
          Need help? Ask the operator of this site, who hosts {productName} at{' '}
          <Code>{window.location.host}</Code>.
        </>
      )}{' '}
      Every call with its fields is described in{' '}
      <Link href="/openapi.json" underline="always">
        /openapi.json
      </Link>
      , and{' '}
      <Link href="/llms.txt" underline="always">
        /llms.txt
      </Link>{' '}
      tells language models what there is.
    </Text>
  )
}

function ContactLink({ contact }: { readonly contact: string }) {
  const isPage = /^https?:/.test(contact)
  return (
    <Link href={isPage ? contact : `mailto:${contact}`} underline="always">
      {isPage ? contact.replace(/^https?:\/\//, '') : contact}
    </Link>
  )
}
