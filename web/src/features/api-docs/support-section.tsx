import { getSupportContact } from '@parleykit/contract/publish/publish'
import { Code, Link, Text } from '@radix-ui/themes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

const supportContactQuery = queryOptions({
  queryKey: ['support-contact'],
  queryFn: ({ signal }) => callApi(getSupportContact, { signal }),
})

/** The operator's support contact, if any, and the link to the full API reference. */
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
          Need help? Read the{' '}
          <Link href="/guide/developers.md" underline="always">
            developer guide
          </Link>
          , or ask the administrator of <Code>{window.location.host}</Code>. If that's you, set{' '}
          <Code>SUPPORT_CONTACT</Code> to an email address or a help page to show it here.
        </>
      )}{' '}
      All calls and their fields are described in{' '}
      <Link href="/openapi.json" underline="always">
        /openapi.json
      </Link>
      , and{' '}
      <Link href="/llms.txt" underline="always">
        /llms.txt
      </Link>{' '}
      gives language models an overview.
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
